import { z } from 'astro/zod';
import { label, template } from '../../fields/copy.ts';

/**
 * The words of the interface that stand on more than one page or in no page's content, by what shows them. Each group is
 * an export of words.yaml as code sees it: `import { header } from '…/site/everywhere/words.yaml'`.
 */
export const words = z.strictObject({
  /** Before anything else, for the keyboard. */
  skipLink: z.strictObject({ toContent: label }),
  header: z.strictObject({
    /** The logo, as it is read aloud. */
    home: label,
    getStarted: label,
    /** The button that opens the menu on small screens, and the menu itself. */
    menu: label,
    navigation: label,
  }),
  footer: z.strictObject({
    talk: label,
    privacyNotice: label,
  }),
  /** The networks' own names, read aloud for their icons. */
  socialNetworks: z.strictObject({ linkedin: label, facebook: label, instagram: label, x: label, youtube: label }),
  /** The number beside a figure that leads to its qualifier, as it is read aloud. */
  footnote: z.strictObject({ mark: template('number') }),
  /** Before what an offer is for, and before what it asks in return. */
  offerTerms: z.strictObject({ use: label, tradeOff: label }),
  leadDialog: z.strictObject({
    /** The button that opens it, where a page says nothing else. */
    open: label,
  }),
});
export type Words = z.infer<typeof words>;
