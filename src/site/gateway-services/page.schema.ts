import { z } from 'astro/zod';
import { art } from '../../fields/art.ts';
import { claimRef } from '../../fields/claim.ts';
import { copy, label } from '../../fields/copy.ts';
import { link } from '../../fields/link.ts';
import { closingCall, drawnItem, item, opening, page, section, statistics } from '../../fields/page.ts';

const gateway = section.extend({
  name: label.describe('Names the carousel.'),
  figure: claimRef.optional().describe('A figure the gateway states about itself.'),
  slides: z.array(drawnItem).length(3),
});

/** The gateway services page, in the order of the specification's section 2. */
export const schema = page.extend({
  hero: opening.extend({ more: link, art }),
  gateways: z.array(gateway).length(2),
  features: section.extend({
    art,
    lying: art.describe('The same drawing where it stands above the log, on a phone.'),
    items: z
      .array(item.extend({ event: copy(18) }))
      .length(6)
      .describe('What happens to one payment; `event` is how a log would name it.'),
  }),
  fits: section.extend({
    legend: copy(60).describe('What the dots of the table mean.'),
    types: z.array(item.extend({ gateway: label })).length(6),
  }),
  included: item.extend({
    slip: label.describe('Head, foot and price column of the slip.'),
    services: z.array(item).length(5),
    price: copy(14),
    foot: copy(120),
    art,
    lying: art.describe('The same drawing where it stands above the slip, on a phone and a tablet.'),
  }),
  statistics,
  call: closingCall,
  stub: art.describe('What a checkout may be built on, and where it is plugged in.'),
});
export type Page = z.infer<typeof schema>;
