import { randomUUID } from 'node:crypto';
import type { NewLead } from '../src/store/store.ts';

/** A lead such as a visitor sends, with what the test cares about replaced. */
export function someLead(
  changes: Partial<NewLead> & { readonly notes?: string; readonly email?: string } = {},
): NewLead {
  const { notes = 'We open in May.', email = 'ada@shop.example', ...rest } = changes;
  return {
    id: randomUUID(),
    key: randomUUID(),
    receivedAt: Date.UTC(2025, 4, 1),
    lead: {
      name: 'Ada Merchant',
      email,
      companySize: 'small',
      position: 'owner',
      services: ['Credit Card Processing', 'Point of Sale Systems'],
      notes,
    },
    suspicion: undefined,
    ...rest,
  };
}
