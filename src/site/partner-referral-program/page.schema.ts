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
    /** No approval and no income is promised. */
    caution: sentence,
    art,
  }),
  benefits: section.extend({ tiles: z.array(shortItem).length(6) }),
  types: section.extend({
    /** Stand before the two lines of every slide. */
    bringsTitle: label,
    carefulTitle: label,
    slides: z
      .array(
        z.strictObject({
          title: label,
          brings: copy(90),
          /** The rule this kind of partner has to mind. */
          careful: copy(90),
          art,
        }),
      )
      .length(6),
  }),
  culture: z.strictObject({ title: heading, lines: z.array(shortItem).length(3) }),
  steps: z.strictObject({
    title: heading,
    /** Heads of the two columns. */
    you: label,
    we: label,
    items: z.array(z.strictObject({ title: label, you: copy(80), we: copy(80) })).length(4),
    ask: z.strictObject({
      title: heading,
      questions: z.array(z.strictObject({ text: copy(70), answer: copyIfKnown(200) })).length(4),
      /** What stands for answers that are missing. */
      foot: copyIfKnown(120),
    }),
  }),
  call: closingCall,
  /** The next line of the book. */
  stub: art,
});
export type Page = z.infer<typeof schema>;
