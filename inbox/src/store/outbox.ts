import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction, Updateable } from 'kysely';
import type { Write } from './group-commit.ts';
import { type Schema, toLead } from './schema.ts';
import { type ClaimedDelivery, leaseMilliseconds, type Outbox } from './store.ts';

/** The deliveries, handed out under leases. A claim moves the due time to the end of the lease: one that dies comes back by itself. */
export function createOutbox(db: Kysely<Schema>, write: Write<Transaction<Schema>>, severalWriters: boolean): Outbox {
  /** Changes a delivery only while its claim holds. */
  const settle = ({ delivery }: ClaimedDelivery, change: Updateable<Schema['deliveries']>): Promise<boolean> =>
    write(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('deliveries')
        .set({ ...change, lease: null })
        .where('id', '=', delivery.id)
        .where('lease', '=', delivery.lease)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    });

  return {
    claim: (now, limit) =>
      write(async (transaction) => {
        const due = transaction
          .selectFrom('deliveries')
          .select('id')
          .where('state', '=', 'pending')
          .where('dueAt', '<=', now)
          .orderBy('dueAt')
          .limit(limit);
        const claimed = await transaction
          .updateTable('deliveries')
          .set(({ eb }) => ({ lease: randomUUID(), dueAt: now + leaseMilliseconds, attempts: eb('attempts', '+', 1) }))
          .where('id', 'in', severalWriters ? due.forUpdate().skipLocked() : due)
          .returningAll()
          .execute();
        if (claimed.length === 0) return [];
        const ids = claimed.map(({ leadId }) => leadId);
        const leads = await transaction.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
        const byId = new Map(leads.map((row) => [row.id, toLead(row)]));
        return claimed.flatMap((delivery) => {
          const lead = byId.get(delivery.leadId);
          return lead ? [{ delivery, lead }] : [];
        });
      }),
    succeed: (claimed) => settle(claimed, { state: 'done', problem: null }),
    retryAt: (claimed, dueAt, problem) => settle(claimed, { dueAt, problem }),
    bury: (claimed, problem) => settle(claimed, { state: 'dead', problem }),
    nextDueAt: async () => {
      const next = await db
        .selectFrom('deliveries')
        .select('dueAt')
        .where('state', '=', 'pending')
        .orderBy('dueAt')
        .limit(1)
        .executeTakeFirst();
      return next?.dueAt;
    },
  };
}
