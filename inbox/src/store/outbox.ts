import { randomUUID } from 'node:crypto';
import type { Kysely, Updateable } from 'kysely';
import type { Write } from './group-commit.ts';
import { type Schema, toDelivery, toLead } from './schema.ts';
import type { ClaimedDelivery, Outbox } from './store.ts';

/** The deliveries, handed out under leases. A claim moves the due time to the end of the lease: one that dies comes back by itself. */
export function createOutbox(db: Kysely<Schema>, write: Write<Schema>, severalWriters: boolean): Outbox {
  /** Changes a delivery only while its claim holds. */
  const settle = ({ delivery, lease }: ClaimedDelivery, change: Updateable<Schema['deliveries']>): Promise<boolean> =>
    write(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('deliveries')
        .set({ ...change, lease: null })
        .where('id', '=', delivery.id)
        .where('lease', '=', lease)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    });

  return {
    claim: ({ now, limit, leaseMilliseconds }) =>
      write(async (transaction) => {
        const due = transaction
          .selectFrom('deliveries')
          .select('id')
          .where('state', '=', 'pending')
          .where('due_at', '<=', now)
          .orderBy('due_at')
          .limit(limit);
        const lease = randomUUID();
        const claimed = await transaction
          .updateTable('deliveries')
          .set(({ eb }) => ({ lease, due_at: now + leaseMilliseconds, attempts: eb('attempts', '+', 1) }))
          .where('id', 'in', severalWriters ? due.forUpdate().skipLocked() : due)
          .returningAll()
          .execute();
        if (claimed.length === 0) return [];
        const ids = claimed.map((row) => row.lead_id);
        const leads = await transaction.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
        const byId = new Map(leads.map((row) => [row.id, toLead(row)]));
        return claimed.flatMap((row) => {
          const lead = byId.get(row.lead_id);
          return lead ? [{ delivery: toDelivery(row), lead, lease }] : [];
        });
      }),
    succeed: (claimed) => settle(claimed, { state: 'done', problem: null }),
    retryAt: (claimed, dueAt, problem) => settle(claimed, { due_at: dueAt, problem }),
    bury: (claimed, problem) => settle(claimed, { state: 'dead', problem }),
    nextDueAt: async () => {
      const next = await db
        .selectFrom('deliveries')
        .select('due_at')
        .where('state', '=', 'pending')
        .orderBy('due_at')
        .limit(1)
        .executeTakeFirst();
      return next?.due_at;
    },
  };
}
