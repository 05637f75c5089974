import { addLeads } from './add-leads.ts';
import type { Write } from './group-commit.ts';
import type { Schema } from './schema.ts';
import type { Added, Channel, NewLead, Store } from './store.ts';

/** So many leads go into one statement at most. */
const largestBatch = 200;

interface Waiting {
  readonly lead: NewLead;
  readonly resolve: (added: Added) => void;
  readonly reject: (reason: unknown) => void;
}

/** Leads that arrive while a commit is being synced are written together by the next one. If that fails, each fails alone. */
export function createAddQueue(write: Write<Schema>, channels: readonly Channel[]): Store['add'] {
  const queue: Waiting[] = [];

  async function flush(): Promise<void> {
    let batch: readonly Waiting[] | undefined;
    const take = (): readonly Waiting[] => {
      // Once, should the transaction run again.
      if (batch) return batch;
      batch = queue.splice(0, largestBatch);
      if (queue.length > 0) void flush();
      return batch;
    };
    try {
      const added = await write((transaction) => {
        const leads = take().map(({ lead }) => lead);
        return addLeads(transaction, leads, channels);
      });
      for (const [index, { resolve }] of take().entries()) resolve(added[index] ?? 'known');
    } catch (error) {
      // A database that is down is not even asked, and nobody must be left waiting.
      const failed = take();
      for (const waiting of failed) {
        if (failed.length === 1) waiting.reject(error);
        else void alone(waiting);
      }
    }
  }

  async function alone({ lead, resolve, reject }: Waiting): Promise<void> {
    try {
      const [added = 'known'] = await write((transaction) => addLeads(transaction, [lead], channels));
      resolve(added);
    } catch (error) {
      reject(error);
    }
  }

  return (lead) =>
    new Promise((resolve, reject) => {
      queue.push({ lead, resolve, reject });
      if (queue.length === 1) void flush();
    });
}
