import type { LeadSubmission } from '../../../contracts/lead-submission.ts';
import { leadDelivery as words } from '../../site/everywhere/words.yaml';
import { showToast } from '../../ui/Toast/show-toast.ts';
import { forgetLead, isKept, keptLeads } from './kept-leads.ts';
import { failureText } from './messages.ts';
import { sendLead } from './send-lead.ts';

/** Said to the page when a lead that was kept need no longer be: `detail` is its key, and what is wrong if it was refused. */
export const settledEvent = 'kept-lead-settled';

export interface KeptLeadSettled {
  readonly key: string;
  readonly failure?: string;
}

let sending = false;

/** Sends what is kept on this device. What cannot be sent now stays for the next time. */
export async function sendKeptLeads(action: string): Promise<void> {
  if (sending) return;
  sending = true;
  try {
    for (const submission of keptLeads()) if (!(await sendKeptLead(action, submission))) return;
  } finally {
    sending = false;
  }
}

/** Sends one, and tells the visitor what came of it. False if it has to wait on. */
async function sendKeptLead(action: string, submission: LeadSubmission): Promise<boolean> {
  const { key } = submission;
  const outcome = await sendLead(action, submission, { isWanted: () => isKept(key) });
  if (outcome.kind !== 'accepted' && outcome.kind !== 'refused') return !isKept(key);
  forgetLead(key);
  const failure = outcome.kind === 'refused' ? failureText(outcome) : undefined;
  const detail: KeptLeadSettled = { key, ...(failure && { failure }) };
  document.dispatchEvent(new CustomEvent(settledEvent, { detail }));
  showToast(failure ? `${failure} ${words.noLongerKept}` : words.arrived);
  return true;
}
