import type { LeadSubmission } from '../../../contracts/lead-submission.ts';
import { plainLine, plainLines } from '../../../contracts/plain-text.ts';
import { readLead } from '../lead-capture/read-lead.ts';
import { attemptFor } from './attempt.ts';

/** What the lead form sends. Control characters, which a paste can bring into a field, become spaces. */
export function makeSubmission(form: HTMLFormElement): LeadSubmission {
  const data = new FormData(form);
  const read = readLead(data);
  const lead = { ...read, name: plainLine(read.name), email: plainLine(read.email), notes: plainLines(read.notes) };
  const website = data.get('website');
  const { key, openedAt } = attemptFor(JSON.stringify(lead));
  return {
    ...lead,
    key,
    website: typeof website === 'string' ? website : '',
    // A clock that was set back in between must not make it negative.
    openedAt: Math.max(0, Date.now() - openedAt),
  };
}
