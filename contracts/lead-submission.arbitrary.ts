import fc from 'fast-check';
import { companySizes, leadBounds, positions, services, shownCharacter } from './lead.ts';
import type { LeadSubmission } from './lead-submission.ts';
import { plainLine, plainLines } from './plain-text.ts';

const line = (maxLength: number) => fc.string({ unit: 'grapheme', maxLength }).map((text) => plainLine(text));
const bounded = (text: string, bound: number) => text.length <= bound;
const anythingShown = new RegExp(shownCharacter, 'u');

/** Submissions as the form makes them. */
export const submissions: fc.Arbitrary<LeadSubmission> = fc.record({
  key: fc.uuid({ version: 4 }),
  name: line(40).filter((name) => anythingShown.test(name) && bounded(name, leadBounds.name)),
  email: fc.emailAddress().filter((email) => bounded(email, leadBounds.email)),
  companySize: fc.constantFrom(...companySizes.map(({ value }) => value)),
  position: fc.constantFrom(...positions.map(({ value }) => value)),
  services: fc.subarray([...services], { minLength: 1 }),
  notes: fc
    .string({ unit: 'grapheme', maxLength: 400 })
    .map(plainLines)
    .filter((notes) => bounded(notes, leadBounds.notes)),
  website: line(20),
  openedAt: fc.option(fc.nat()),
});
