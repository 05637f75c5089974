import { setImmediate, setTimeout as sleep } from 'node:timers/promises';

/** Part of a transaction. It may run a second time, in another transaction, if the first one is rolled back. */
type Job<Transaction, Result> = (transaction: Transaction) => Promise<Result>;

/**
 * Runs a job and resolves once its transaction is committed. What `locks` is the same for jobs that wait for each other in two
 * processes: every process runs a group in its order, so that no two groups wait for each other.
 */
export type Write<Transaction> = <Result>(job: Job<Transaction, Result>, locks?: string) => Promise<Result>;

/** So many jobs share one commit at most: the first of them waits for the last. */
const largestGroup = 200;

/** So long a job waits for a database that another process holds, or that is just being restarted. In milliseconds. */
const standardPatience = 5000;
const pause = 20;

/** A connection that went silent has used up the patience by itself, and the next one may be new. */
const fewestTries = 2;

/** One job of a group, its type kept to itself. */
interface Waiting<Transaction> {
  readonly locks: string;
  run(transaction: Transaction): Promise<void>;
  resolve(): void;
  reject(reason: unknown): void;
}

/** Those that lock nothing stay in the order in which they came. */
function byLocks({ locks: one }: { readonly locks: string }, { locks: other }: { readonly locks: string }): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/**
 * One writer for everybody: what arrives while a commit is being synced shares the next one, so the rate is not bound by
 * the disk. If a group fails, each of its jobs gets a transaction of its own, and fails alone. If the transaction cannot even
 * begin within its patience, all who wait are told.
 */
export function createGroupCommit<Transaction>(
  transact: (job: Job<Transaction, void>) => Promise<void>,
  patience = standardPatience,
): {
  write: Write<Transaction>;
  idle(): Promise<void>;
} {
  const queue: Waiting<Transaction>[] = [];
  let writing: Promise<void> | undefined;

  /** Finds out which jobs failed the group. When two in a row fail, it is the database, and the rest need not wait for it. */
  async function commitOneByOne(group: readonly Waiting<Transaction>[]): Promise<void> {
    let failures = 0;
    let reason: unknown;
    for (const job of group) {
      if (failures === 2) {
        job.reject(reason);
        continue;
      }
      try {
        await transact((transaction) => job.run(transaction));
        failures = 0;
        job.resolve();
      } catch (error) {
        failures += 1;
        reason = error;
        job.reject(error);
      }
    }
  }

  /** Commits who waits together. Whoever comes while a transaction waits to begin is in it as well. */
  async function commitGroup(): Promise<void> {
    let group: readonly Waiting<Transaction>[] = [];
    const giveUpAt = performance.now() + patience;
    for (let tries = 1; ; tries += 1) {
      try {
        await transact(async (transaction) => {
          group = queue.splice(0, largestGroup).sort(byLocks);
          for (const job of group) await job.run(transaction);
        });
        for (const job of group) job.resolve();
        return;
      } catch (error) {
        if (group.length > 0) return commitOneByOne(group);
        if (tries >= fewestTries && performance.now() > giveUpAt) {
          for (const job of queue.splice(0)) job.reject(error);
          return;
        }
      }
      await sleep(pause);
    }
  }

  async function drain(): Promise<void> {
    while (queue.length > 0) {
      // The requests that came in together have all been read by then.
      await setImmediate();
      await commitGroup();
    }
    writing = undefined;
  }

  const write: Write<Transaction> = (job, locks = '') =>
    new Promise((resolve, reject) => {
      let settle = (): void => {};
      const run = async (transaction: Transaction): Promise<void> => {
        const result = await job(transaction);
        settle = () => resolve(result);
      };
      queue.push({ locks, run, resolve: () => settle(), reject });
      writing ??= drain();
    });

  return { write, idle: async () => writing };
}
