import type { Transaction } from 'kysely';
import { isRepeated, textDigestOf } from './same-text.ts';
import { deliveryRow, leadRow, type Schema } from './schema.ts';
import type { Added, Channel, NewLead } from './store.ts';

/** Writes a lead and, unless it is suspected, its deliveries. A lead that is already there is left as it is. */
export async function addLead(
  transaction: Transaction<Schema>,
  lead: NewLead,
  channels: readonly Channel[],
): Promise<Added> {
  const textDigest = textDigestOf(lead.lead.notes);
  const repeated = textDigest !== undefined && !lead.suspicion && (await isRepeated(transaction, textDigest, lead));
  const row = leadRow(repeated ? { ...lead, suspicion: 'same text' } : lead, textDigest);
  const inserted = await transaction
    .insertInto('leads')
    .values(row)
    .onConflict((conflict) => conflict.columns(['submission_key', 'content_digest']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) return 'known';
  if (row.state === 'quarantined') return 'quarantined';
  await queueDeliveries(transaction, lead.id, channels, lead.receivedAt);
  return 'stored';
}

/** Puts a lead into the outbox of every channel; one that is there already starts again from the beginning. */
export async function queueDeliveries(
  transaction: Transaction<Schema>,
  leadId: string,
  channels: readonly Channel[],
  now: number,
): Promise<number> {
  if (channels.length === 0) return 0;
  const queued = await transaction
    .insertInto('deliveries')
    .values(channels.map((channel) => deliveryRow(leadId, channel, now)))
    .onConflict((conflict) => conflict.column('id').doUpdateSet(requeued(now)))
    .returning('id')
    .execute();
  return queued.length;
}

/** What a delivery becomes that is to be tried again from the beginning. Whoever holds a lease on it has lost it. */
export const requeued = (now: number) =>
  ({ state: 'pending', attempts: 0, queued_at: now, due_at: now, lease: null, problem: null }) as const;
