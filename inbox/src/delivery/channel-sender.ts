import type { ClaimedDelivery } from '../store/store.ts';

/** What came of one attempt. `problem` goes into the log and the database: a code or a status, never personal data. */
export type AttemptOutcome =
  /** To some of its receivers at least: `problem` is what the others met, who are not tried again. */
  | { readonly kind: 'delivered'; readonly problem?: string }
  /** To be tried again, not before `retryAfter` milliseconds if the other side asked for that. */
  | { readonly kind: 'failed'; readonly problem: string; readonly retryAfter?: number | undefined }
  /** The other side never wants it. */
  | { readonly kind: 'refused'; readonly problem: string };

/** One way of telling the owner of a lead. */
export interface ChannelSender {
  /** Tries once, within a bounded time. Never rejects. Sent more than once, it is the same message, by its id. */
  readonly attempt: (claimed: ClaimedDelivery, now: number) => Promise<AttemptOutcome>;
}
