import { z } from 'astro/zod';
import { art } from '../../fields/art.ts';
import { copy, copyIfKnown, heading, label, sentence } from '../../fields/copy.ts';
import { link } from '../../fields/link.ts';
import { closingCall, opening, page, section, shortItem } from '../../fields/page.ts';

/** The Partner program, in the order of the specification's section 2. */
export const schema = page.extend({
  hero: opening.extend({
    join: link,
    steps: link,
    caution: sentence.describe('No approval and no income is promised.'),
    art,
  }),
  benefits: section.extend({ tiles: z.array(shortItem).length(6) }),
  types: section.extend({
    bringsTitle: label.describe('Stand before the two lines of every slide.'),
    carefulTitle: label,
    slides: z
      .array(
        z.strictObject({
          title: label,
          brings: copy(90),
          careful: copy(90).describe('The rule this kind of partner has to mind.'),
          art,
        }),
      )
      .length(6),
  }),
  culture: z.strictObject({ title: heading, lines: z.array(shortItem.extend({ art })).length(3) }),
  steps: z.strictObject({
    title: heading,
    you: label.describe('Heads of the two columns.'),
    we: label,
    split: z
      .strictObject({
        title: label,
        costs: z.array(label).length(3),
        net: label.describe('What is left after the costs, and shared.'),
        note: sentence,
      })
      .describe('What card fees go to, without a figure.'),
    items: z.array(z.strictObject({ title: label, you: copy(80), we: copy(80) })).length(4),
    ask: z.strictObject({
      title: heading,
      questions: z.array(z.strictObject({ text: copy(70), answer: copyIfKnown(200) })).length(4),
      foot: copyIfKnown(120).describe('What stands for answers that are missing.'),
    }),
  }),
  call: closingCall,
  stub: art.describe('Stands on the stub of the call.'),
});
export type Page = z.infer<typeof schema>;
