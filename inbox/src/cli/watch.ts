import { codeOf } from '../log.ts';
import type { Stats, Store } from '../store/store.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * Prints how many leads and deliveries there are, and again whenever that changes, for as long as there are `times` at which to
 * look, in Unix milliseconds. A database that cannot be read is told of, and looked for again.
 */
export async function watch(
  store: Pick<Store, 'stats'>,
  times: AsyncIterable<number>,
  print: (text: string) => Promise<void>,
): Promise<void> {
  let last = '';
  for await (const now of times) {
    const state = await store.stats().then(
      (stats) => summaryOf(stats, now),
      (error: unknown) => `the database cannot be read (${codeOf(error)})`,
    );
    if (state !== last) await print(`${new Date(now).toISOString()}  ${state}\n`);
    last = state;
  }
}

function summaryOf({ leads, deliveries, oldestPendingAt }: Stats, now: number): string {
  const age = oldestPendingAt === undefined ? '' : `, the oldest for ${roughly(Math.abs(now - oldestPendingAt))}`;
  return [
    `leads ${leads.accepted + leads.quarantined + leads.released}`,
    `in quarantine ${leads.quarantined}`,
    `to be delivered ${deliveries.pending}${age}`,
    `dead letters ${deliveries.dead}`,
  ].join('   ');
}

/** A length of time in words that seldom change. */
function roughly(milliseconds: number): string {
  if (milliseconds < minute) return 'less than a minute';
  return milliseconds < 2 * hour ? `${Math.floor(milliseconds / minute)} min` : `${Math.floor(milliseconds / hour)} h`;
}
