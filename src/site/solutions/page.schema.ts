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
          /** Whom the solution is for, on the tab of its card. */
          who: label,
          /** What the linked page holds. */
          inside: z.array(label).min(3).max(5),
          link,
        }),
      )
      .length(6),
  }),
  comingSoon: item.extend({
    kicker: label,
    items: z.array(shortItem).length(3),
    /** What is planned is not promised. */
    caution: sentence,
    button: label,
    /** Ticked when the lead dialog opens (decision 17). */
    service: z.enum(services),
    /** Where to read about it meanwhile. */
    link,
    art,
  }),
  features: z.strictObject({
    title: heading,
    /** Stands before the link to where a feature is described. */
    see: label,
    /** The link leads to where the feature is described at length. */
    items: z.array(shortItem.extend({ link })).length(9),
  }),
  call: closingCall,
  /** The card beside the call, for what is not in the drawer. */
  blankCard: z.strictObject({ tab: label, lines: z.array(label).length(3) }),
});
export type Page = z.infer<typeof schema>;
