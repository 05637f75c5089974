import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { leadBounds } from '../../../contracts/lead.ts';
import { addLead } from './add-lead.ts';
import type { Schema } from './schema.ts';
import type { Channel } from './store.ts';

/**
 * Writes a lead, as long as they may be, and takes it back in the same transaction. Nobody ever sees it, but its commit needs all
 * that a lead's needs: the lock, the right to write, and room on the disk.
 */
export async function rehearseLead(transaction: Transaction<Schema>, channels: readonly Channel[]): Promise<void> {
  const id = randomUUID();
  const lead = {
    name: 'x'.repeat(leadBounds.name),
    email: 'x'.repeat(leadBounds.email),
    companySize: 'small',
    position: 'other',
    services: [],
    notes: 'x'.repeat(leadBounds.notes),
  } as const;
  await addLead(transaction, { id, key: id, receivedAt: Date.now(), lead, suspicion: undefined }, channels);
  await transaction.deleteFrom('leads').where('id', '=', id).execute();
}
