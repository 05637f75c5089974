import { createHash } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Lead, Service } from '../../../contracts/lead.ts';
import type { Channel, Deletion, Delivery, NewLead, StoredLead, Suspicion } from './store.ts';

/** The tables, as migrations.ts leaves them behind; Kysely turns the names of their columns into ours. Times are Unix milliseconds. */
export interface Schema {
  readonly leads: Omit<Lead, 'services'> & {
    readonly id: string;
    readonly submissionKey: string;
    readonly contentDigest: string;
    /** What the notes say, for telling the same text again; null when they are too short to be told apart. */
    readonly textDigest: string | null;
    readonly receivedAt: number;
    /** A list in JSON. */
    readonly services: string;
    readonly state: StoredLead['state'];
    readonly suspicion: Suspicion | null;
  };
  readonly deliveries: Delivery;
  readonly deletions: Deletion;
  /** When the owner's next digest is due: one row at most. */
  readonly digests: { readonly id: string; readonly dueAt: number };
}

/** The same key with another digest is another lead: a visitor who corrects a form that failed must not be ignored. */
export function digestOf({ name, email, companySize, position, services, notes }: Lead): string {
  const content = [name, email, companySize, position, [...services].sort(), notes];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

/** A new lead as a row; its state is settled by whoever writes it. */
export function leadRow(
  { id, key, receivedAt, lead, suspicion }: NewLead,
  textDigest: string | undefined,
): Insertable<Schema['leads']> {
  return {
    ...lead,
    id,
    submissionKey: key,
    contentDigest: digestOf(lead),
    textDigest: textDigest ?? null,
    receivedAt,
    services: JSON.stringify(lead.services),
    state: suspicion ? 'quarantined' : 'accepted',
    suspicion: suspicion ?? null,
  };
}

/** A delivery at its beginning, whatever was tried before: whoever holds a lease on it has lost it. */
export const queuedAfresh = (now: number) =>
  ({ state: 'pending', attempts: 0, queuedAt: now, dueAt: now, lease: null, problem: null }) as const;

/** One delivery of one lead; its id is made from both, so a lead can never have two on a channel. */
export const deliveryRow = (leadId: string, channel: Channel, now: number): Delivery => ({
  id: `${leadId}.${channel}`,
  leadId,
  channel,
  ...queuedAfresh(now),
});

export function toLead({
  id,
  submissionKey,
  receivedAt,
  state,
  suspicion,
  ...row
}: Selectable<Schema['leads']>): StoredLead {
  const services: readonly Service[] = JSON.parse(row.services);
  const { name, email, companySize, position, notes } = row;
  const lead = { name, email, companySize, position, services, notes };
  return { id, key: submissionKey, receivedAt, lead, state, suspicion: suspicion ?? undefined };
}
