import { z } from 'astro/zod';
import { figure, note, printed } from './claim.schema.ts';
import { type Claim, draftedNote, isDrafted } from './claim.ts';
import { notesOf } from './notes-in-subject.ts';
import { mistakesInNumbers } from './numbers-in-subject.ts';

/** A figure in a note or a wording that figures of the ledger give. */
const worked = z.strictObject({
  figure: printed,
  sum: z.string().describe('As in “{cash-discount.volume} * 12”.'),
  nearest: z.int().min(1).optional().describe('100 where it is rounded to hundreds.'),
});

const id = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/, 'is no name of a figure; write it as “setup.hours”, in small letters');

const noteName = z.string().regex(/^[a-z]+$/, 'is no name of a note; write one word in small letters');

/** A file of the ledger. Its sums and notes name figures of the same file alone, so that it can be judged by itself. */
const written = z.strictObject({
  figures: z
    .record(id, figure)
    .describe('The figures by their names, as content writes them in braces: {setup.hours}.'),
  notes: z
    .record(noteName, note)
    .default({})
    .describe('Notes that several figures share, each with the name by which they call it: {notes.estimate}.'),
  worked: z
    .array(worked)
    .default([])
    .describe(
      'The $ and % figures of notes and wordings that are none of the ledger, each with the sum that gives it.',
    ),
});
export type WrittenSubject = z.infer<typeof written>;

/** Something wrong in a file of the ledger, and the way to it. */
export interface Complaint {
  readonly path: (string | number)[];
  readonly message: string;
}

/** The claims of a file of the ledger by their ids, its notes filled in and its sums checked. */
export const subject = written.transform((file, context): Readonly<Record<string, Claim>> => {
  const notes = notesOf(file);
  for (const complaint of [...mistakesInNumbers(file), ...notes.mistakes])
    context.addIssue({ code: 'custom', ...complaint });
  return Object.fromEntries(
    Object.entries(file.figures).map(([name, { sum, partOf, ...claim }]) => {
      const filled: Claim = { ...claim, ...notes.filled[name] };
      return [name, isDrafted(filled) ? { ...filled, note: draftedNote } : filled];
    }),
  );
});
