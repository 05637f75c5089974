import type { LeadSubmission } from '../../../contracts/lead-submission.ts';
import { showToast } from '../../ui/Toast/show-toast.ts';
import { forgetLead, keptLeads } from './kept-leads.ts';
import { arrived } from './messages.ts';
import { sendLead } from './send-lead.ts';

/** Said to the page, with the key, when a lead that was kept has arrived. */
export const arrivedEvent = 'lead-arrived';

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
  const outcome = await sendLead(action, submission);
  if (outcome.kind !== 'accepted' && outcome.kind !== 'refused') return false;
  forgetLead(submission.key);
  if (outcome.kind === 'accepted') {
    document.dispatchEvent(new CustomEvent(arrivedEvent, { detail: submission.key }));
    showToast(arrived);
  } else {
    showToast(`The details kept on this device were not accepted: ${outcome.problem} Please send them anew.`);
  }
  return true;
}
