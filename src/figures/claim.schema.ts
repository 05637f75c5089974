import { z } from 'astro/zod';
import type { FieldMeta } from '../fields/field-meta.ts';
import { figuresIn } from './figures.ts';

/** A text of at most so many characters, with nothing around it. */
const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^\S(.*\S)?$/, 'is one line, with no space before or behind it')
    .meta({ longest } satisfies FieldMeta);

const day = z.iso.date('is a day written as 2025-01-15');

/** A % or $ figure as printed: "$24.72", "0.7%". */
export const printed = z.string().refine((written) => figuresIn(written)[0] === written, {
  error: ({ input }) => `“${String(input)}” is not one % or $ figure`,
});

/** A qualifier that is printed as a footnote. */
export const note = text(400).regex(/^[A-Z\d{].*[.}]$/, 'is whole sentences, each with its capital and its period');

/** A figure as it stands in the ledger. */
export const figure = z
  .strictObject({
    value: text(30)
      .regex(
        /^(?!.*(\d\s+%|\d-\d|\d-\$|\d{4,}))/,
        'is written as “10,000”, “3%” and “24–48”: no space before %, an en dash between numbers',
      )
      .describe('The figure exactly as a page shows it: “24–48 hours”, “$10,500”, “400k+”.'),
    wording: text(160)
      .regex(
        /^([a-z]|US ).*[^.]$/,
        'begins with a small letter and ends without a period, since it stands below its figure',
      )
      .describe('The words that go with the figure: its caption where it stands large.'),
    note: note
      .optional()
      .describe(
        'The qualifier that is printed as a footnote, in whole sentences; {notes.…} stands for one that several figures share.',
      ),
    sum: z
      .string()
      .optional()
      .describe('What gives the figure, where others do: “{cash-discount.fee-rate} of {cash-discount.volume}”.'),
    partOf: z
      .string()
      .meta({ names: 'claim' } satisfies FieldMeta)
      .optional()
      .describe('The figure of which this is one end, or one part.'),
    source: text(160).describe('Where it comes from, as a person would cite it.'),
    status: z
      .enum(['provided', 'drafted', 'published', 'own'])
      .describe(
        'provided: figure and meaning were given to us. drafted: the wording is ours and waits for the provider’s word. published: a rule that anybody can look up. own: what our own samples are set by, or what can be counted on our pages.',
      ),
    checkedOn: day.describe('The day on which figure, wording and note were last held against the source.'),
    confirmedBy: text(80).optional().describe('Of a drafted one: name and office of whoever answers for it.'),
    confirmedOn: day.optional().describe('Of a drafted one: the day on which that was said.'),
  })
  .superRefine(({ confirmedBy, confirmedOn }, context) => {
    if ((confirmedBy === undefined) === (confirmedOn === undefined)) return;
    const missing = confirmedBy === undefined ? 'confirmedBy' : 'confirmedOn';
    context.addIssue({
      code: 'custom',
      path: [missing],
      message: 'is missing: the provider’s word has a name and a day',
    });
  });
export type Figure = z.infer<typeof figure>;
