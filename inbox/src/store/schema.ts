import { createHash } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { CompanySize, Lead, Position, Service } from '../../../contracts/lead.ts';
import type { Channel, Delivery, DeliveryState, NewLead, StoredLead, Suspicion } from './store.ts';

/** The tables, as migrations.ts leaves them behind. Times are Unix milliseconds. */
export interface Schema {
  readonly leads: {
    readonly id: string;
    readonly submission_key: string;
    readonly content_digest: string;
    /** What the notes say, for telling the same text again; null when they are too short to be told apart. */
    readonly text_digest: string | null;
    readonly received_at: number;
    readonly name: string;
    readonly email: string;
    readonly company_size: CompanySize;
    readonly position: Position;
    /** A list in JSON. */
    readonly services: string;
    readonly notes: string;
    readonly state: StoredLead['state'];
    readonly suspicion: Suspicion | null;
  };
  readonly deliveries: {
    readonly id: string;
    readonly lead_id: string;
    readonly channel: Channel;
    readonly state: DeliveryState;
    readonly attempts: number;
    readonly queued_at: number;
    readonly due_at: number;
    readonly lease: string | null;
    readonly problem: string | null;
  };
}

/** The same key with another digest is another lead: a visitor who corrects a form that failed must not be ignored. */
function digestOf({ name, email, companySize, position, services, notes }: Lead): string {
  const content = [name, email, companySize, position, [...services].sort(), notes];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

/** A new lead as a row; its state is settled by whoever writes it. */
export function leadRow(
  { id, key, receivedAt, lead, suspicion }: NewLead,
  textDigest: string | undefined,
): Insertable<Schema['leads']> {
  return {
    id,
    submission_key: key,
    content_digest: digestOf(lead),
    text_digest: textDigest ?? null,
    received_at: receivedAt,
    name: lead.name,
    email: lead.email,
    company_size: lead.companySize,
    position: lead.position,
    services: JSON.stringify(lead.services),
    notes: lead.notes,
    state: suspicion ? 'quarantined' : 'accepted',
    suspicion: suspicion ?? null,
  };
}

/** One delivery of one lead; its id is made from both, so a lead can never have two on a channel. */
export function deliveryRow(leadId: string, channel: Channel, now: number): Insertable<Schema['deliveries']> {
  const id = `${leadId}.${channel}`;
  return {
    id,
    lead_id: leadId,
    channel,
    state: 'pending',
    attempts: 0,
    queued_at: now,
    due_at: now,
    lease: null,
    problem: null,
  };
}

export function toLead(row: Selectable<Schema['leads']>): StoredLead {
  const services: readonly Service[] = JSON.parse(row.services);
  return {
    id: row.id,
    key: row.submission_key,
    receivedAt: row.received_at,
    lead: {
      name: row.name,
      email: row.email,
      companySize: row.company_size,
      position: row.position,
      services,
      notes: row.notes,
    },
    state: row.state,
    suspicion: row.suspicion ?? undefined,
  };
}

export function toDelivery(row: Selectable<Schema['deliveries']>): Delivery {
  return {
    id: row.id,
    leadId: row.lead_id,
    channel: row.channel,
    state: row.state,
    attempts: row.attempts,
    queuedAt: row.queued_at,
    dueAt: row.due_at,
    problem: row.problem ?? undefined,
  };
}
