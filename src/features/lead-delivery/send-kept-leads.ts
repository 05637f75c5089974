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
  for (const submission of keptLeads()) {
    const outcome = await sendLead(action, submission);
    if (outcome.kind !== 'accepted' && outcome.kind !== 'refused') break;
    forgetLead(submission.key);
    if (outcome.kind === 'refused') {
      showToast(`The details kept on this device were not accepted: ${outcome.problem} Please send them anew.`);
      continue;
    }
    document.dispatchEvent(new CustomEvent(arrivedEvent, { detail: submission.key }));
    showToast(arrived);
  }
  sending = false;
}
