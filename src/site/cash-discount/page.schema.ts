import { z } from 'astro/zod';
import { art } from '../../fields/art.ts';
import { amount, claimRef, range } from '../../fields/claim.ts';
import { heading, label } from '../../fields/copy.ts';
import { link } from '../../fields/link.ts';
import { closingCall, drawnItem, item, opening, page, section } from '../../fields/page.ts';
import { questions } from '../../fields/questions.ts';

const cents = z.int().positive();

const way = z.strictObject({ label, art });

const figures = z.strictObject({ title: label, claims: z.array(claimRef).length(4) });

/** Claims whose qualifiers are printed below a section. */
const notes = z.array(claimRef);

/** The cash discount program, in the order of the page. */
export const schema = page.extend({
  hero: opening.extend({
    calculate: link,
    counter: z
      .strictObject({
        shop: label,
        ceiling: amount.describe(
          'By how much the card price stands above the cash price: on board and ticket, and at most in the demo.',
        ),
        card: way.describe("The two ways to pay: heads of the board's columns."),
        cash: way,
        items: z
          .array(z.strictObject({ name: label, cash: cents, count: z.int().positive() }))
          .length(4)
          .describe("The board's lines, in cents at cash price; `count` of each are on the ticket."),
        ticket: label.describe('Number of the ticket.'),
        discount: label,
      })
      .describe('One order, on the board and on the ticket.'),
  }),
  how: section.extend({ steps: z.array(item).length(3) }),
  fees: section.extend({
    columns: z.strictObject({ fee: label, traditional: label, net: label }),
    rows: z.array(z.strictObject({ name: label, traditional: claimRef, unit: label, net: claimRef })).length(5),
  }),
  check: section
    .extend({ usual: range })
    .describe('The statement check, and the range that it measures against; the intro says what is counted in it.'),
  savings: section.extend({ notes }),
  figures: z.strictObject({ title: heading, money: figures, market: figures }),
  slides: z.strictObject({
    title: heading,
    items: z.array(drawnItem).length(3),
    notes,
  }),
  kit: z.strictObject({ title: heading, art, items: z.array(item).length(4) }),
  machines: z.strictObject({ title: heading, items: z.array(drawnItem).length(2) }),
  faq: z.strictObject({ title: heading, entries: questions }),
  call: closingCall,
});
export type Page = z.infer<typeof schema>;
