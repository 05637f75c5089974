import { z } from 'astro/zod';
import { art } from '../../fields/art.ts';
import { copy, copyIfKnown, heading, label, sentence } from '../../fields/copy.ts';
import { link } from '../../fields/link.ts';
import { closingCall, item, opening, page, shortItem, statistics } from '../../fields/page.ts';

/** Anchor of a partner's section; other pages link to it. */
const partnerId = z.string().regex(/^[a-z]+$/, 'must be lower-case letters');

const partner = z.strictObject({
  id: partnerId,
  name: label,
  shelf: copy(20).describe('What the ticket on the shelf says below the name.'),
  fits: copy(130).describe('Whom the system suits.'),
  art,
  slides: z
    .array(
      z.strictObject({
        title: label,
        text: copy(70),
        art,
      }),
    )
    .min(3),
});

/** The point of sale page, in the order of the specification's section 2. */
export const schema = page
  .extend({
    hero: opening,
    chooser: item
      .extend({
        slip: label.describe('The words of the text that lead to the order slip.'),
        rows: z.array(z.strictObject({ sale: label, partners: z.array(partnerId).min(1).max(2) })).length(5),
      })
      .refine(({ text, slip }) => text.split(slip).length === 2, {
        path: ['slip'],
        error: 'are not in the text once',
      })
      .describe('Kinds of sale, and the partners to look at first for each.'),
    partners: z.strictObject({
      index: label.describe('Names the row of links to the five.'),
      ask: label.describe("Stands before the partner's name on its button."),
      list: z.array(partner),
    }),
    comparison: z
      .strictObject({
        title: heading,
        caption: label,
        columns: z.array(label).length(5),
        notStated: label.describe('In the place of a fact that is missing among others.'),
        questions: z
          .array(label)
          .length(4)
          .describe('In the place of the table while it has no row, with what is known of their answers.'),
        open: copyIfKnown(300),
        rows: z
          .array(z.strictObject({ name: label, facts: z.array(copyIfKnown(120)).length(4) }))
          .transform((rows) => rows.filter(({ facts }) => facts.some(Boolean))),
      })
      .describe('The systems whose facts the owner has given, side by side.'),
    statistics,
    gateways: item.extend({ art, list: z.array(shortItem).length(2), link }),
    crypto: item.extend({
      art,
      ways: z.array(shortItem).length(4),
      caution: sentence.describe('What moves, what may fail, whom to ask.'),
      availability: copyIfKnown(300).describe('Who runs it, and in which states.'),
      link,
    }),
    call: closingCall,
    order: z
      .strictObject({ title: label, steps: z.array(label).length(2) })
      .describe(
        'Printed beside the call: the sale that is picked, its systems, and what is done before the first payment.',
      ),
  })
  .refine(
    ({ chooser, partners }) =>
      chooser.rows.every((row) => row.partners.every((id) => partners.list.some((partner) => partner.id === id))),
    {
      path: ['chooser', 'rows'],
      error: 'name a partner that is not in the list',
    },
  );
export type Page = z.infer<typeof schema>;
