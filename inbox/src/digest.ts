import { digestMessage } from './delivery/digest-message.ts';
import type { Mailer } from './delivery/mailer.ts';
import { codeOf, type Log } from './log.ts';
import type { EmailSettings } from './settings.ts';
import type { Store } from './store/store.ts';

const minute = 60_000;
const hour = 60 * minute;

/** How often it is looked whether a digest is due, and how long after one that could not be sent. */
const interval = 10 * minute;

export interface DigestOptions {
  readonly store: Pick<Store, 'stats' | 'takeDigest' | 'putOffDigest'>;
  readonly mail: Mailer;
  readonly mailboxes: Pick<EmailSettings, 'from' | 'to'>;
  /** How often the owner wants it, at most. */
  readonly hours: number;
  readonly log: Log;
}

/**
 * Mails the owner what is in quarantine and what could not be delivered, now and then, for as long as there is any. Of several
 * inboxes on one database, one does. Answers how to stop, which waits for a mail under way.
 */
export function keepDigest(options: DigestOptions): () => Promise<void> {
  let underWay = Promise.resolve();
  const look = (): void => {
    underWay = underWay
      .then(() => sendDigest(options, Date.now()))
      .catch((error: unknown) => options.log('error', 'digest not sent', { problem: codeOf(error) }));
  };
  look();
  const timer = setInterval(look, interval).unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}

/** Sends a digest if one is due and there is anything to say. */
export async function sendDigest({ store, mail, mailboxes, hours, log }: DigestOptions, now: number): Promise<void> {
  const stats = await store.stats();
  if (stats.leads.quarantined === 0 && stats.deliveries.dead === 0) return;
  if (!(await store.takeDigest(now, now + hours * hour))) return;
  const outcome = await mail(digestMessage(stats, mailboxes));
  if (outcome.kind === 'delivered') return log('info', 'digest sent');
  await store.putOffDigest(now + interval);
  log('warn', 'digest not sent', { problem: outcome.problem });
}
