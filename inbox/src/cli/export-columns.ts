import type { StoredLead } from '../store/store.ts';

/** The columns of an export, in this order. Other programs read it, so another one is added at the end. */
const columns: Readonly<Record<string, (stored: StoredLead) => string>> = {
  id: ({ id }) => id,
  received: ({ receivedAt }) => new Date(receivedAt).toISOString(),
  state: ({ state }) => state,
  suspicion: ({ suspicion }) => suspicion ?? '',
  name: ({ lead }) => lead.name,
  email: ({ lead }) => lead.email,
  'company size': ({ lead }) => lead.companySize,
  position: ({ lead }) => lead.position,
  services: ({ lead }) => lead.services.join('; '),
  notes: ({ lead }) => lead.notes,
};

/** The first row of an export. */
export const columnNames: readonly string[] = Object.keys(columns);

/** A lead as the row below them, every cell a text as it was typed. */
export const cellsOf = (stored: StoredLead): readonly string[] => Object.values(columns).map((read) => read(stored));
