import { codeOf, type Log } from './log.ts';
import type { Store } from './store/store.ts';

const day = 24 * 60 * 60 * 1000;
/** Often enough that a lead is gone within a quarter of a day of its time. */
const interval = day / 4;

/** Deletes leads that are older than the owner keeps them, now and from time to time. Answers how to stop. */
export async function keepRetention(
  store: Pick<Store, 'purge'>,
  days: number | undefined,
  log: Log,
): Promise<() => void> {
  if (days === undefined) return () => {};
  const purge = (): Promise<void> =>
    store
      .purge(Date.now() - days * day)
      .then(
        (count) => count > 0 && log('info', 'old leads deleted', { count }),
        (error: unknown) => log('error', 'old leads not deleted', { problem: codeOf(error) }),
      )
      .then(() => {});
  await purge();
  const timer = setInterval(purge, interval).unref();
  return () => clearInterval(timer);
}
