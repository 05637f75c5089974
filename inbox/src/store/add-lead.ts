import type { Transaction } from 'kysely';
import { isRepeatedText, textDigestOf } from './same-text.ts';
import { deliveryRow, leadRow, type Schema } from './schema.ts';
import type { Added, Channel, NewLead } from './store.ts';

/** Writes a lead and, unless it is suspected, its deliveries. One that is already there is left as it is. */
export async function addLead(
  transaction: Transaction<Schema>,
  lead: NewLead,
  channels: readonly Channel[],
): Promise<Added> {
  const textDigest = textDigestOf(lead.lead.notes);
  const isRepeated = textDigest !== undefined && (await isRepeatedText(transaction, lead, textDigest));
  const suspicion = lead.suspicion ?? (isRepeated ? 'same text' : undefined);
  const inserted = await transaction
    .insertInto('leads')
    .values(leadRow({ ...lead, suspicion }, textDigest))
    .onConflict((conflict) => conflict.columns(['submission_key', 'content_digest']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return 'known';
  if (suspicion) return 'quarantined';
  await queueDeliveries(
    transaction,
    channels.map((channel) => deliveryRow(lead.id, channel, lead.receivedAt)),
  );
  return 'stored';
}

/** Puts deliveries into the outbox; one that is there already starts again from the beginning. Answers how many. */
export async function queueDeliveries(
  transaction: Transaction<Schema>,
  rows: readonly ReturnType<typeof deliveryRow>[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const queued = await transaction
    .insertInto('deliveries')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        state: 'pending',
        attempts: 0,
        queued_at: ref('excluded.queued_at'),
        due_at: ref('excluded.due_at'),
        // Whoever holds a lease on it has lost it.
        lease: null,
        problem: null,
      })),
    )
    .returning('id')
    .execute();
  return queued.length;
}
