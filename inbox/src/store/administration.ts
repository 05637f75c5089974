import { type Kysely, sql } from 'kysely';
import { queueDeliveries } from './add-lead.ts';
import type { Write } from './group-commit.ts';
import { deliveryRow, type Schema, toDelivery, toLead } from './schema.ts';
import type { Administration, Channel } from './store.ts';

/** So many leads are deleted in one go: visitors must not wait for thousands. */
const purgedTogether = 500;

/** What the owner does with leads. `afterPurge` lets the database forget what it has deleted. */
export function createAdministration(
  db: Kysely<Schema>,
  write: Write<Schema>,
  channels: readonly Channel[],
  afterPurge: () => Promise<void>,
): Administration {
  return {
    async list({ state, after, limit }) {
      let query = db.selectFrom('leads').selectAll().orderBy('received_at').orderBy('id').limit(limit);
      if (state) query = query.where('state', '=', state);
      if (after) {
        query = query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('received_at', 'id'), '>', tuple(after.receivedAt, after.id)),
        );
      }
      return (await query.execute()).map(toLead);
    },

    async find(id) {
      const lead = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
      if (!lead) return undefined;
      const deliveries = await db
        .selectFrom('deliveries')
        .selectAll()
        .where('lead_id', '=', id)
        .orderBy('id')
        .execute();
      return { lead: toLead(lead), deliveries: deliveries.map(toDelivery) };
    },

    release: (id, now) =>
      write(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('leads')
          .set({ state: 'released' })
          .where('id', '=', id)
          .where('state', '=', 'quarantined')
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await queueDeliveries(
          transaction,
          channels.map((channel) => deliveryRow(id, channel, now)),
        );
        return true;
      }),

    resend: (what, now) =>
      write(async (transaction) => {
        if (what === 'dead') {
          const { numUpdatedRows } = await transaction
            .updateTable('deliveries')
            .set({ state: 'pending', attempts: 0, queued_at: now, due_at: now, lease: null, problem: null })
            .where('state', '=', 'dead')
            .executeTakeFirst();
          return Number(numUpdatedRows);
        }
        const lead = await transaction
          .selectFrom('leads')
          .select('id')
          .where('id', '=', what.leadId)
          .where('state', '!=', 'quarantined')
          .executeTakeFirst();
        if (!lead) return 0;
        return queueDeliveries(
          transaction,
          channels.map((channel) => deliveryRow(lead.id, channel, now)),
        );
      }),

    async purge(before) {
      let deleted = 0;
      for (let some = purgedTogether; some === purgedTogether; deleted += some) {
        some = await write(async (transaction) => {
          const old = transaction
            .selectFrom('leads')
            .select('id')
            .where('received_at', '<', before)
            .limit(purgedTogether);
          const { numDeletedRows } = await transaction.deleteFrom('leads').where('id', 'in', old).executeTakeFirst();
          return Number(numDeletedRows);
        });
      }
      if (deleted > 0) await afterPurge();
      return deleted;
    },

    async stats() {
      const count = sql<number>`count(*)`.as('count');
      const leads = await db.selectFrom('leads').select(['state', count]).groupBy('state').execute();
      const deliveries = await db.selectFrom('deliveries').select(['state', count]).groupBy('state').execute();
      const oldest = await db
        .selectFrom('deliveries')
        .select('queued_at')
        .where('state', '=', 'pending')
        .orderBy('queued_at')
        .limit(1)
        .executeTakeFirst();
      return {
        leads: { accepted: 0, quarantined: 0, released: 0, ...counts(leads) },
        deliveries: { pending: 0, done: 0, dead: 0, ...counts(deliveries) },
        oldestPendingAt: oldest?.queued_at,
      };
    },
  };
}

const counts = <State extends string>(
  rows: readonly { readonly state: State; readonly count: number }[],
): Partial<Record<State, number>> => {
  const all: Partial<Record<State, number>> = {};
  for (const { state, count } of rows) all[state] = count;
  return all;
};
