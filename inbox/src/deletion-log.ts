import { codeOf, type Log } from './log.ts';
import type { Store } from './store/store.ts';

/** How often it looks what was deleted, in milliseconds. */
const lookEvery = 60_000;

/**
 * Logs the id of each lead that the owner has deleted: of all of them at start, and of every later one within a minute. A backup
 * that is put back has forgotten what was deleted after it was made; a log that is kept elsewhere has not. Answers how to stop,
 * which waits for a look under way.
 */
export function keepDeletionLog(store: Pick<Store, 'deletions'>, log: Log): () => Promise<void> {
  const told = new Set<string>();
  const tell = async (): Promise<void> => {
    for (const { leadId, deletedAt } of await store.deletions()) {
      const deletion = `${leadId} ${deletedAt}`;
      if (!told.has(deletion)) log('info', 'lead deleted', { lead: leadId });
      told.add(deletion);
    }
  };
  let underWay = Promise.resolve();
  const look = (): void => {
    underWay = underWay
      .then(tell)
      .catch((error: unknown) => log('error', 'deletions not read', { problem: codeOf(error) }));
  };
  look();
  const timer = setInterval(look, lookEvery).unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}
