import { fill } from '../../lib/fill.ts';
import { leadDelivery as words } from '../../site/everywhere/words.yaml';
import { daysKept } from './kept-leads.ts';
import type { SendOutcome } from './send-lead.ts';

const whereKept = fill(words.whereKept, { days: daysKept });

export const stillKept = `${words.stillKept} ${whereKept}`;

export const offlineKept = `${words.offlineKept} ${whereKept}`;

/** What the visitor is told of a lead that has not arrived. Nothing typed is lost with any of them. */
export function failureText(outcome: Exclude<SendOutcome, { kind: 'accepted' | 'offline' }>): string {
  switch (outcome.kind) {
    case 'refused':
      return fill(words.refused, { problem: outcome.problem });
    case 'unreachable':
      return words.unreachable;
    case 'busy':
      return fill(words.busy, { when: inTime(outcome.retryAfter) });
  }
}

function inTime(milliseconds = 0): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds <= 5) return words.inAMoment;
  return seconds < 90
    ? fill(words.inSeconds, { seconds })
    : fill(words.inMinutes, { minutes: Math.ceil(seconds / 60) });
}
