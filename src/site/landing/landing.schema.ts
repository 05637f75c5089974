import { z } from 'astro/zod';
import { art } from '../../fields/art.ts';
import { claimRef } from '../../fields/claim.ts';
import { copy, heading, label } from '../../fields/copy.ts';
import { link } from '../../fields/link.ts';
import { closingCall, drawnItem, opening, page, section, statistics } from '../../fields/page.ts';
import { questions } from '../../fields/questions.ts';
import { calculatorNames } from './calculators.ts';

const tone = z
  .enum(['night', 'wash'])
  .optional()
  .describe('What it stands on: night is deep by day too, wash is tinted; else the page itself.');

const notes = z.array(claimRef).default([]).describe('Claims whose qualifiers are printed below.');

/** Cards stand in twos or threes. */
const evenCounts = [2, 3, 4, 6];

const hero = z.strictObject({
  type: z.literal('hero'),
  ...opening.shape,
  more: link.describe('The quieter way on, beside the button that opens the lead dialog.'),
  art,
});

const figures = z.strictObject({ type: z.literal('figures'), tone, ...statistics.shape });

const cards = z.strictObject({
  type: z.literal('cards'),
  tone,
  ...section.shape,
  items: z
    .array(drawnItem.extend({ link: link.optional() }))
    .refine((items) => evenCounts.includes(items.length), {
      error: ({ input }) => `has ${Array.isArray(input) ? input.length : 'other'} cards; 2, 3, 4 or 6 leave no gap`,
    })
    .describe('2, 3, 4 or 6 of them.'),
  notes,
});

const steps = z.strictObject({
  type: z.literal('steps'),
  tone,
  ...section.shape,
  steps: z.array(drawnItem).min(3).max(4),
  notes,
});

const faq = z.strictObject({ type: z.literal('questions'), tone, title: heading, entries: questions });

const comparison = z
  .strictObject({
    type: z.literal('comparison'),
    tone,
    ...section.shape,
    caption: label,
    columns: z.array(label).min(2).max(4).describe('Heads of the columns; the first one names the rows.'),
    rows: z.array(z.strictObject({ name: label, cells: z.array(copy(120)) })).min(2),
    notes,
  })
  .superRefine(({ columns, rows }, context) => {
    for (const [index, { cells }] of rows.entries()) {
      if (cells.length !== columns.length - 1)
        context.addIssue({
          code: 'custom',
          path: ['rows', index, 'cells'],
          message: `has ${cells.length} entries beside ${columns.length - 1} columns`,
        });
    }
  });

const calculator = z.strictObject({
  type: z.literal('calculator'),
  tone,
  ...section.shape,
  calculator: z.enum(calculatorNames),
  notes,
});

const call = z.strictObject({
  type: z.literal('closing-call'),
  ...closingCall.shape,
  art: art.optional().describe('On the stub that can be torn off; without it, a year of card fees as a receipt.'),
});

const block = z.discriminatedUnion('type', [hero, figures, cards, steps, faq, comparison, calculator, call]);
type Block = z.infer<typeof block>;
type Hero = z.infer<typeof hero>;
type Call = z.infer<typeof call>;

const isHero = (one: Block | undefined): one is Hero => one?.type === 'hero';
const isCall = (one: Block | undefined): one is Call => one?.type === 'closing-call';

/** What stands between the hero and the closing call. */
export type SectionBlock = Exclude<Block, Hero | Call>;
const isSection = (one: Block): one is SectionBlock => !isHero(one) && !isCall(one);

/** What may stand on a page once: an anchor of it would stand there twice. */
const onceOnly = (one: Block): string | undefined => {
  if (one.type === 'questions') return 'questions';
  return one.type === 'calculator' ? one.calculator : undefined;
};

/** What is wrong with where a block stands. */
function placeProblem(one: Block, index: number, all: readonly Block[]): string | undefined {
  if (isHero(one) !== (index === 0)) return isHero(one) ? 'a hero stands first, once' : 'stands where the hero belongs';
  if (isCall(one) !== (index === all.length - 1))
    return isCall(one) ? 'a closing call stands last, once' : 'stands where the closing call belongs';
  const once = onceOnly(one);
  const isThere = once !== undefined && all.slice(0, index).some((other) => onceOnly(other) === once);
  return isThere ? `“${once}” stands on this page already` : undefined;
}

const blocks = z
  .array(block)
  .min(3)
  .describe('The sections of the page: a hero, whatever is to stand between them in any order, a closing call.')
  .transform((all, context) => {
    const problems = all.map(placeProblem);
    for (const [index, message] of problems.entries()) {
      if (message !== undefined) context.addIssue({ code: 'custom', path: [index], message });
    }
    const [first, last] = [all[0], all.at(-1)];
    return isHero(first) && isCall(last) ? { hero: first, sections: all.filter(isSection), call: last } : z.NEVER;
  });

/** A page that is a list of the site's own sections, under an address of the brand's choice. */
export const landingPage = page
  .extend({
    unlisted: z
      .boolean()
      .default(false)
      .describe('Whether it is kept from lists and search engines, as the page of an advertisement may be.'),
    blocks,
  })
  .transform(({ blocks: inOrder, ...rest }) => ({ ...rest, ...inOrder }));
export type LandingPage = z.infer<typeof landingPage>;
