import { z } from 'astro/zod';
import { services } from '../../../contracts/lead.ts';
import { art } from '../../fields/art.ts';
import { heading, label, sentence } from '../../fields/copy.ts';
import { link } from '../../fields/link.ts';
import { closingCall, item, opening, page, section, shortItem } from '../../fields/page.ts';

/** The Solutions page, in the order of the specification's section 2. */
export const schema = page.extend({
  hero: opening.extend({ open: link, art }),
  partners: section,
  cards: z.strictObject({
    title: heading,
    items: z
      .array(
        shortItem.extend({
          art,
          who: label.describe('Whom the solution is for, on the tab of its card.'),
          inside: z.array(label).min(3).max(5).describe('What the linked page holds.'),
          link,
        }),
      )
      .length(6),
  }),
  comingSoon: item.extend({
    kicker: label,
    items: z.array(shortItem).length(3),
    caution: sentence.describe('What is planned is not promised.'),
    button: label,
    service: z.enum(services).describe('Ticked when the lead dialog opens.'),
    link: link.describe('Where to read about it meanwhile.'),
    art,
  }),
  features: z.strictObject({
    title: heading,
    see: label.describe('Stands before the link to where a feature is described.'),
    items: z
      .array(shortItem.extend({ link, art }))
      .length(9)
      .describe('The link leads to where the feature is described at length.'),
  }),
  call: closingCall,
  exampleCard: z
    .strictObject({ tab: label, lines: z.array(z.strictObject({ question: label, answer: label })).length(3) })
    .describe('The card beside the call, for what is not in the drawer.'),
});
export type Page = z.infer<typeof schema>;
