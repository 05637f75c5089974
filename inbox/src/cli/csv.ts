import type { StoredLead } from '../store/store.ts';

/** What spreadsheets take for the beginning of a formula, also behind white space and in full width (OWASP, CSV injection). */
const formula = /^\s*[=+\-@\t\r＝＋－＠]/;

/** One line after RFC 4180, every cell quoted. A cell that could be a formula is made a text by an apostrophe. */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => `"${(formula.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`);
  return `${quoted.join(',')}\r\n`;
}

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

export const csvHeader = (): string => csvLine(Object.keys(columns));

export const csvLead = (stored: StoredLead): string => csvLine(Object.values(columns).map((read) => read(stored)));
