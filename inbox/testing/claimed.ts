import type { Channel, ClaimedDelivery, NewLead } from '../src/store/store.ts';
import { someLead } from './leads.ts';

/** A delivery as the outbox hands it out. */
export function someClaimed(channel: Channel, lead: NewLead = someLead()): ClaimedDelivery {
  const delivery = {
    id: `${lead.id}.${channel}`,
    leadId: lead.id,
    channel,
    state: 'pending',
    attempts: 1,
    queuedAt: lead.receivedAt,
    dueAt: lead.receivedAt,
    problem: undefined,
  } as const;
  return { delivery, lead: { ...lead, state: 'accepted' }, lease: 'a lease' };
}
