import type { Transaction } from 'kysely';
import { isRepeatedText, textDigestOf } from './same-text.ts';
import { deliveryRow, leadRow, queuedAfresh, type Schema } from './schema.ts';
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
    .onConflict((conflict) => conflict.columns(['submissionKey', 'contentDigest']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return 'known';
  if (suspicion) return 'quarantined';
  await queueDeliveries(transaction, lead.id, channels, lead.receivedAt);
  return 'stored';
}

/** Puts a lead into the outbox, on every channel; a delivery that is there already starts again. Answers how many there are. */
export async function queueDeliveries(
  transaction: Transaction<Schema>,
  leadId: string,
  channels: readonly Channel[],
  now: number,
): Promise<number> {
  if (channels.length === 0) return 0;
  await transaction
    .insertInto('deliveries')
    .values(channels.map((channel) => deliveryRow(leadId, channel, now)))
    .onConflict((conflict) => conflict.column('id').doUpdateSet(queuedAfresh(now)))
    .execute();
  return channels.length;
}
