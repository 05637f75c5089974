import type { LeadSubmission } from '../../../contracts/lead-submission.ts';
import { deviceStore } from '../../lib/storage.ts';

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
  const kept: KeptLead = { until: now + daysKept * 86_400_000, submission };
  return deviceStore.write(prefix + submission.key, kept);
}

/** Whether a lead is kept. False, too, where storage is forbidden. */
export function isKept(key: string): boolean {
  return deviceStore.read(prefix + key) !== undefined;
}

/** Keeps a lead in the place of the one with that key, if that one is kept: it may have been given other words. */
export function replaceKept(key: string, submission: LeadSubmission): void {
  if (isKept(key) && keepLead(submission) && submission.key !== key) forgetLead(key);
}

/** Forgets a lead, if it is kept. */
export function forgetLead(key: string): void {
  deviceStore.remove(prefix + key);
}

/** What is kept and may still be sent. Forgets what is too old, or cannot be read. */
export function keptLeads(now = Date.now()): readonly LeadSubmission[] {
  const names = deviceStore.names().filter((name) => name.startsWith(prefix));
  return names.flatMap((name) => {
    const kept = deviceStore.read(name);
    if (isKeptLead(kept) && kept.until > now) return [kept.submission];
    deviceStore.remove(name);
    return [];
  });
}

/** Written by this site alone; whether the lead itself is right, the inbox checks. */
function isKeptLead(kept: unknown): kept is KeptLead {
  return typeof kept === 'object' && kept !== null && 'until' in kept && typeof kept.until === 'number';
}
