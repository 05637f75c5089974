import type { Kysely, Transaction } from 'kysely';
import { queueDeliveries } from './add-lead.ts';
import type { Write } from './group-commit.ts';
import { queuedAfresh, type Schema, toLead } from './schema.ts';
import type { Administration, Channel } from './store.ts';

/** So many leads are deleted in one go: visitors must not wait for thousands. */
const purgedTogether = 500;

/** What the owner does with leads. `forgetDeleted` lets the database forget what it has deleted. */
export function createAdministration(
  db: Kysely<Schema>,
  write: Write<Transaction<Schema>>,
  channels: readonly Channel[],
  forgetDeleted: () => Promise<void>,
): Administration {
  return {
    async list({ state, after, limit }) {
      let query = db.selectFrom('leads').selectAll().orderBy('receivedAt').orderBy('id').limit(limit);
      if (state) query = query.where('state', '=', state);
      if (after) {
        query = query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('receivedAt', 'id'), '>', tuple(after.receivedAt, after.id)),
        );
      }
      return (await query.execute()).map(toLead);
    },

    async find(id) {
      const lead = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
      if (!lead) return undefined;
      const deliveries = await db.selectFrom('deliveries').selectAll().where('leadId', '=', id).orderBy('id').execute();
      return { lead: toLead(lead), deliveries };
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
        await queueDeliveries(transaction, id, channels, now);
        return true;
      }),

    resend: (what, now) =>
      write(async (transaction) => {
        if (what === 'dead') {
          const { numUpdatedRows } = await transaction
            .updateTable('deliveries')
            .set(queuedAfresh(now))
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
        return lead ? queueDeliveries(transaction, lead.id, channels, now) : 0;
      }),

    deadLetters: () =>
      db.selectFrom('deliveries').selectAll().where('state', '=', 'dead').orderBy('queuedAt').orderBy('id').execute(),

    async purge(before) {
      let deleted = 0;
      for (let some = purgedTogether; some === purgedTogether; deleted += some) {
        some = await write(async (transaction) => {
          const old = transaction
            .selectFrom('leads')
            .select('id')
            .where('receivedAt', '<', before)
            .where(({ exists, not, selectFrom }) =>
              not(
                exists(
                  selectFrom('deliveries')
                    .select('deliveries.id')
                    .whereRef('deliveries.leadId', '=', 'leads.id')
                    .where('deliveries.state', '=', 'pending'),
                ),
              ),
            )
            .limit(purgedTogether);
          const { numDeletedRows } = await transaction.deleteFrom('leads').where('id', 'in', old).executeTakeFirst();
          return Number(numDeletedRows);
        });
      }
      if (deleted > 0) await forgetDeleted();
      return deleted;
    },

    async delete(ids, now) {
      const deleted = await write(async (transaction) => {
        const gone = await transaction.deleteFrom('leads').where('id', 'in', ids).returning('id').execute();
        const records = gone.map(({ id }) => ({ leadId: id, deletedAt: now }));
        if (records.length > 0) {
          await transaction
            .insertInto('deletions')
            .values(records)
            // It was there again, out of a backup.
            .onConflict((conflict) => conflict.column('leadId').doUpdateSet({ deletedAt: now }))
            .execute();
        }
        return gone.length;
      });
      if (deleted > 0) await forgetDeleted();
      return deleted;
    },

    deletions: () => db.selectFrom('deletions').selectAll().orderBy('deletedAt').orderBy('leadId').execute(),

    async stats() {
      const leads = db.selectFrom('leads').select(({ fn }) => fn.countAll<number>().as('count'));
      const deliveries = db.selectFrom('deliveries').select(({ fn }) => fn.countAll<number>().as('count'));
      // Whatever the state, a database counts fast; so the most common one is what the others leave.
      const counted = await db
        .selectNoFrom([
          leads.as('leads'),
          leads.where('state', '=', 'quarantined').as('quarantined'),
          leads.where('state', '=', 'released').as('released'),
          deliveries.as('deliveries'),
          deliveries.where('state', '=', 'pending').as('pending'),
          deliveries.where('state', '=', 'dead').as('dead'),
        ])
        .$narrowType<
          Readonly<Record<'leads' | 'quarantined' | 'released' | 'deliveries' | 'pending' | 'dead', number>>
        >()
        .executeTakeFirstOrThrow();
      const { quarantined, released, pending, dead } = counted;
      const oldest = await db
        .selectFrom('deliveries')
        .select('queuedAt')
        .where('state', '=', 'pending')
        .orderBy('queuedAt')
        .limit(1)
        .executeTakeFirst();
      return {
        leads: { accepted: counted.leads - quarantined - released, quarantined, released },
        deliveries: { pending, done: counted.deliveries - pending - dead, dead },
        oldestPendingAt: oldest?.queuedAt,
      };
    },
  };
}
