import { z } from 'astro/zod';
import { art } from '../../fields/art.ts';
import { copy, copyIfKnown, label, sentence } from '../../fields/copy.ts';
import { link } from '../../fields/link.ts';
import { closingCall, item, opening, page, section, statistics } from '../../fields/page.ts';

/** The anchor of an offer, which a message in the hero links to. */
const anchor = z.string().regex(/^[a-z]+$/);

/** What an offer is for, and what it asks in return. */
const terms = z.strictObject({ use: sentence, tradeOff: sentence });
export type Terms = z.infer<typeof terms>;

const offer = item.extend({ terms });

/** The payment solutions page: six tools, each with its trade-off, and the businesses that use them. */
export const schema = page.extend({
  hero: opening.extend({
    more: link,
    messages: z
      .array(z.strictObject({ link, art }))
      .length(6)
      .describe('One message a tool, with what it shows and the link to it.'),
  }),
  requests: section.extend({
    offers: z
      .array(offer.extend({ id: anchor, art }))
      .length(3)
      .describe('Payment links, invoicing and hosted checkout, to be compared line by line.'),
  }),
  statistics,
  orchestration: section.extend({
    terms,
    example: sentence.describe('Says that the rules of the demo are examples.'),
    limit: sentence.describe('What no rule may do.'),
  }),
  subscriptions: section.extend({
    parts: z.array(item).length(3).describe('Card storage, retry logic, customer portal.'),
    terms,
    example: z
      .strictObject({
        title: label,
        days: z.array(z.strictObject({ day: copy(8), what: copy(20), text: copy(120) })).length(4),
        foot: copy(90),
      })
      .describe('One declined payment, day by day.'),
    art,
  }),
  biometrics: section.extend({
    vendor: copyIfKnown(200).describe('Whose service matches an enrolled palm or face.'),
    link,
    offers: z.array(offer.extend({ art })).length(4),
    art,
  }),
  businesses: section.extend({
    label: label.describe('What the slides are about, as it is read aloud.'),
    slides: z
      .array(z.strictObject({ title: label, text: sentence, tools: copy(60), art }))
      .length(6)
      .describe('Six kinds of business; `tools` is what they would use.'),
  }),
  call: closingCall,
  stub: art.describe('The invoice that is still open.'),
});
export type Page = z.infer<typeof schema>;
