import { z } from 'astro/zod';
import { services } from '../../../contracts/lead.ts';
import { art } from '../../fields/art.ts';
import { heading, label, sentence } from '../../fields/copy.ts';
import { link } from '../../fields/link.ts';
import { closingCall, opening, page, section } from '../../fields/page.ts';

/** The Solutions page, in the order of the specification's section 2. */
export const schema = page.extend({
  hero: opening.extend({ open: link, art }),
  partners: section,
  cards: z.strictObject({
    title: heading,
    items: z
      .array(
        z.strictObject({
          title: label,
          /** Whom the solution is for, on the tab of its card. */
          who: label,
          text: sentence,
          /** What the linked page holds. */
          inside: z.array(label).min(3).max(5),
          link,
          art,
        }),
      )
      .length(6),
  }),
  comingSoon: z.strictObject({
    kicker: label,
    title: heading,
    text: sentence,
    items: z.array(z.strictObject({ title: label, text: sentence })).length(3),
    /** What is planned is not promised. */
    caution: sentence,
    button: label,
    /** Ticked when the lead dialog opens (decision 17). */
    service: z.enum(services),
    art,
  }),
  features: z.strictObject({
    title: heading,
    /** Stands before the link to where a feature is described. */
    see: label,
    items: z
      .array(
        z.strictObject({
          title: label,
          text: sentence,
          /** Where the feature is described at length. */
          link,
        }),
      )
      .length(9),
  }),
  call: closingCall,
});
export type Page = z.infer<typeof schema>;
