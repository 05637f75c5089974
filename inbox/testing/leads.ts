/** A lead on each step of its way: as the form sends it, as the store takes it, as the outbox hands it out. */
import { randomUUID } from 'node:crypto';
import type { LeadSubmission } from '../../contracts/lead-submission.ts';
import { deliveryRow } from '../src/store/schema.ts';
import type { Channel, ClaimedDelivery, NewLead } from '../src/store/store.ts';

const lead = {
  name: 'Ada Merchant',
  email: 'ada@shop.example',
  companySize: 'small',
  position: 'owner',
  services: ['Point of Sale Systems'],
  notes: 'We open in May.',
} as const;

/** What the form sends, with what the test cares about replaced. */
export function submission(changes: Readonly<Record<string, unknown>> = {}): LeadSubmission {
  return { key: randomUUID(), ...lead, website: '', openedAt: 20_000, ...changes };
}

/** The same as a form without script sends it. */
export function formBody(changes: Readonly<Record<string, string>> = {}): string {
  const { services, ...texts } = lead;
  const fields = new URLSearchParams({ ...texts, website: '', ...changes });
  for (const service of services) fields.append('services', service);
  return fields.toString();
}

/** A lead for the store, with what the test cares about replaced. */
export function someLead({
  notes = lead.notes,
  email = lead.email,
  ...changes
}: Partial<NewLead> & { readonly notes?: string; readonly email?: string } = {}): NewLead {
  return {
    id: randomUUID(),
    key: randomUUID(),
    receivedAt: Date.UTC(2025, 4, 1),
    lead: { ...lead, email, notes },
    suspicion: undefined,
    ...changes,
  };
}

/** A delivery under way. */
export function someClaimed(channel: Channel, of: NewLead = someLead()): ClaimedDelivery {
  return { delivery: deliveryRow(of.id, channel, of.receivedAt), lead: { ...of, state: 'accepted' } };
}
