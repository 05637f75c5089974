import type { LeadSubmission } from '../../../contracts/lead-submission.ts';
import { type PostOutcome, postLead } from './post-lead.ts';

/** What came of sending a lead: `offline` is the device's own word for there being no network. */
export type SendOutcome = PostOutcome | { readonly kind: 'offline' };

/** Before each further try, in milliseconds; a random half of each is left out, so that visitors do not return in step. */
const pauses = [1000, 3000, 8000] as const;

/** The longest a visitor is kept waiting before the form asks instead, in milliseconds. */
const longestWait = 10_000;

export interface SendOptions {
  /** Called before each further try. */
  readonly onRetry?: () => void;
  /** Asked before each further try, which the visitor may have taken back. */
  readonly isWanted?: () => boolean;
}

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends a lead, and again when the server is busy or does not answer: it is one lead, by its key. Never rejects. */
export async function sendLead(
  action: string,
  submission: LeadSubmission,
  { onRetry, isWanted = () => true }: SendOptions = {},
): Promise<SendOutcome> {
  let outcome: SendOutcome = await postLead(action, submission);
  for (const longest of pauses) {
    if (outcome.kind === 'accepted' || outcome.kind === 'refused') return outcome;
    if (!navigator.onLine) return { kind: 'offline' };
    const asked = outcome.kind === 'busy' ? (outcome.retryAfter ?? 0) : 0;
    if (asked > longestWait) return outcome;
    onRetry?.();
    await sleep(Math.max(asked, longest * (1 - Math.random() / 2)));
    if (!isWanted()) return outcome;
    outcome = await postLead(action, submission);
  }
  return outcome.kind === 'unreachable' && !navigator.onLine ? { kind: 'offline' } : outcome;
}
