import { daysKept } from './kept-leads.ts';
import type { SendOutcome } from './send-lead.ts';

/** Only ever said after the inbox has answered that it holds the lead. */
export const arrived = 'Thank you. Your details have arrived.';

const whereKept = `They are kept on this device, for up to ${daysKept} days, and are sent when you are online and have a page of this site open.`;

export const stillKept = `Your details have not arrived yet. ${whereKept}`;

export const offlineKept = `You are offline, so your details have not arrived yet. ${whereKept}`;

export const offlineNotKept =
  'You are offline, so your details have not arrived. Please leave this page open and try again once you are online.';

/** What the visitor is told of a lead that has not arrived. Nothing typed is lost with any of them. */
export function failureText(outcome: Exclude<SendOutcome, { kind: 'accepted' | 'offline' }>): string {
  switch (outcome.kind) {
    case 'refused':
      return `Your details were not accepted. ${outcome.problem}`;
    case 'unreachable':
      return 'Your details may not have arrived: there was no clear answer. They are still here; please try again.';
    case 'busy':
      return `Your details have not arrived: the server is busy. Please try again ${inTime(outcome.retryAfter)}.`;
  }
}

function inTime(milliseconds = 0): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds <= 5) return 'in a moment';
  return seconds < 90 ? `in ${seconds} seconds` : `in ${Math.ceil(seconds / 60)} minutes`;
}
