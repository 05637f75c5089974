import type { Transaction } from 'kysely';
import { repeatedTexts, textDigestOf } from './same-text.ts';
import { deliveryRow, leadRow, type Schema } from './schema.ts';
import type { Added, Channel, NewLead } from './store.ts';

/**
 * Writes leads and, unless they are suspected, their deliveries: three statements, however many leads. A lead that is already
 * there is left as it is. Answers what became of each.
 */
export async function addLeads(
  transaction: Transaction<Schema>,
  leads: readonly NewLead[],
  channels: readonly Channel[],
): Promise<readonly Added[]> {
  const texts = leads.map((lead) => ({ ...lead, textDigest: textDigestOf(lead.lead.notes) }));
  const repeated = await repeatedTexts(transaction, texts);
  const rows = texts.map(({ textDigest, ...lead }) => {
    const suspicion = lead.suspicion ?? (repeated.has(lead.id) ? 'same text' : undefined);
    return leadRow({ ...lead, suspicion }, textDigest);
  });
  const inserted = await transaction
    .insertInto('leads')
    // In one order everywhere, so that two instances with the same leads wait for each other at most once.
    .values(rows.toSorted((a, b) => (a.submission_key < b.submission_key ? -1 : 1)))
    .onConflict((conflict) => conflict.columns(['submission_key', 'content_digest']).doNothing())
    .returning('id')
    .execute();
  const ids = new Set(inserted.map(({ id }) => id));
  const accepted = rows.filter(({ id, state }) => state === 'accepted' && ids.has(id));
  await queueDeliveries(
    transaction,
    accepted.flatMap(({ id, received_at }) => channels.map((channel) => deliveryRow(id, channel, received_at))),
  );
  return rows.map(({ id, state }) => {
    if (!ids.has(id)) return 'known';
    return state === 'quarantined' ? 'quarantined' : 'stored';
  });
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
