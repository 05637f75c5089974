import { z } from 'astro/zod';
import { art } from '../../fields/art.ts';
import { claimRef } from '../../fields/claim.ts';
import { copy, label } from '../../fields/copy.ts';
import { link } from '../../fields/link.ts';
import { closingCall, drawnItem, item, opening, page, section, statistics } from '../../fields/page.ts';

const gateway = section.extend({
  /** Names the carousel. */
  name: label,
  /** A figure the gateway states about itself. */
  figure: claimRef.optional(),
  slides: z.array(drawnItem).length(3),
});

/** The gateway services page, in the order of the specification's section 2. */
export const schema = page.extend({
  hero: opening.extend({ more: link, art }),
  gateways: z.array(gateway).length(2),
  features: section.extend({
    /** What happens to one payment; `event` is how a log would name it. */
    items: z.array(item.extend({ event: copy(18) })).length(6),
  }),
  fits: section.extend({ types: z.array(item.extend({ gateway: label })).length(6) }),
  included: item.extend({
    /** Head, foot and price column of the slip. */
    slip: label,
    services: z.array(item).length(5),
    price: copy(14),
    foot: copy(120),
  }),
  statistics,
  call: closingCall,
  /** What a checkout may be built on, and where it is plugged in. */
  stub: art,
});
export type Page = z.infer<typeof schema>;
