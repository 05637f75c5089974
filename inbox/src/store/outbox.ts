import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction, Updateable } from 'kysely';
import type { Write } from './group-commit.ts';
import { type Schema, toLead } from './schema.ts';
import { type ClaimedDelivery, channels, leaseMilliseconds, type Outbox } from './store.ts';

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
    claim: (channel, now, limit) =>
      write(async (transaction) => {
        const due = transaction
          .selectFrom('deliveries')
          .select('id')
          .where('state', '=', 'pending')
          .where('channel', '=', channel)
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
    nextDueAt: async (channel) => {
      const next = await db
        .selectFrom('deliveries')
        .select('dueAt')
        .where('state', '=', 'pending')
        .where('channel', '=', channel)
        .orderBy('dueAt')
        .limit(1)
        .executeTakeFirst();
      return next?.dueAt;
    },
    bringForward: async (now, latest) => {
      const astray = db
        .selectFrom('deliveries')
        .select('id')
        .where('state', '=', 'pending')
        .where('channel', 'in', channels)
        .where('dueAt', '>', latest);
      if (!(await astray.limit(1).executeTakeFirst())) return false;
      await write((transaction) =>
        transaction
          .updateTable('deliveries')
          .set(({ eb, ref }) => ({
            dueAt: now,
            // The three days of trying, and the age that the owner watches, count from no later than now.
            queuedAt: eb.case().when('queuedAt', '>', now).then(now).else(ref('queuedAt')).end(),
          }))
          .where('id', 'in', astray)
          .execute(),
      );
      return true;
    },
  };
}
