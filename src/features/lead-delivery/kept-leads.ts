import type { LeadSubmission } from '../../../contracts/lead-submission.ts';

/**
 * Leads entered without a network, kept on this device until they are sent, at most for `daysKept`. In local storage, since
 * the tab may be closed before the network is back; the visitor is told so, and can take a lead back.
 */
const prefix = 'kept-lead:';

export const daysKept = 7;

interface KeptLead {
  readonly until: number;
  readonly submission: LeadSubmission;
}

/** Keeps a lead. False where the visitor or the browser does not allow it. */
export function keepLead(submission: LeadSubmission, now = Date.now()): boolean {
  try {
    const kept: KeptLead = { until: now + daysKept * 86_400_000, submission };
    localStorage.setItem(prefix + submission.key, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Whether a lead is kept. False, too, where storage is forbidden. */
export function isKept(key: string): boolean {
  try {
    return localStorage.getItem(prefix + key) !== null;
  } catch {
    return false;
  }
}

/** Keeps a lead in the place of the one with that key, if that one is kept: it may have been given other words. */
export function replaceKept(key: string, submission: LeadSubmission): void {
  if (isKept(key) && keepLead(submission) && submission.key !== key) forgetLead(key);
}

/** Forgets a lead, if it is kept. */
export function forgetLead(key: string): void {
  try {
    localStorage.removeItem(prefix + key);
  } catch {}
}

/** What is kept and may still be sent. Forgets what is too old, or cannot be read. */
export function keptLeads(now = Date.now()): readonly LeadSubmission[] {
  return keys().flatMap((key) => {
    const kept = read(key);
    if (kept && kept.until > now) return [kept.submission];
    localStorage.removeItem(key);
    return [];
  });
}

function keys(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Written by this site alone; whether the lead itself is right, the inbox checks. */
function read(key: string): KeptLead | undefined {
  try {
    const kept: KeptLead = JSON.parse(localStorage.getItem(key) ?? '');
    return typeof kept.until === 'number' ? kept : undefined;
  } catch {
    return undefined;
  }
}
