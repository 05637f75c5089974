import { codeOf, type Log } from './log.ts';
import type { Store } from './store/store.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** So far may the clock part in an hour from one that nobody sets. More, and it was set, or was wrong. */
const mostDrift = minute;

/**
 * Deletes leads that are older than the owner keeps them, every hour. Not at start, and not in an hour in which the clock was
 * set: one that is wrong for a moment, as before its first contact with a time server, makes every lead look old. Answers how
 * to stop.
 */
export function keepRetention(store: Pick<Store, 'purge'>, days: number | undefined, log: Log): () => void {
  if (days === undefined) return () => {};
  let [clock, steady] = [Date.now(), performance.now()];
  const purge = async (): Promise<void> => {
    const drift = Math.abs(Date.now() - clock - (performance.now() - steady));
    [clock, steady] = [Date.now(), performance.now()];
    if (drift > mostDrift) return log('warn', 'old leads kept for now, since the clock was set');
    try {
      const count = await store.purge(clock - days * day);
      if (count > 0) log('info', 'old leads deleted', { count });
    } catch (error) {
      log('error', 'old leads not deleted', { problem: codeOf(error) });
    }
  };
  const timer = setInterval(purge, hour).unref();
  return () => clearInterval(timer);
}
