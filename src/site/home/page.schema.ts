import { z } from 'astro/zod';
import { art } from '../../fields/art.ts';
import { claimRef } from '../../fields/claim.ts';
import { copy, heading, label, sentence } from '../../fields/copy.ts';
import { destination, link } from '../../fields/link.ts';
import { closingCall, drawnItem, item, notedItem, opening, page, section } from '../../fields/page.ts';

const audience = z.strictObject({
  title: label,
  text: sentence,
  points: z.array(copy(90)).length(3),
  link,
  art,
});

/** The line of the visitor's receipt that a section prints on the paper beside it. */
const paperLine = z.strictObject({
  label,
  print: z.enum(['sales', 'feesMonth', 'feesYear', 'rate', 'offsetYear', 'leftYear', 'cashPrice']),
});

/** The home page, in the order of the specification's section 2. */
export const schema = page.extend({
  hero: opening.extend({
    explore: link,
    art,
    facts: z
      .array(z.strictObject({ claim: claimRef, caption: label }))
      .length(3)
      .describe('Figures under the buttons.'),
  }),
  features: section.extend({
    stations: z
      .array(z.strictObject({ name: label, art, part: item.optional() }))
      .length(7)
      .describe('Seven stations of a payment; six of them with the part of the platform that works there.'),
  }),
  trustedBy: z.strictObject({ title: heading, kinds: z.array(label).length(8), platformsTitle: heading }),
  solutions: section.extend({
    period: label.describe("What a card's figure is counted by."),
    cards: z
      .array(drawnItem.extend({ to: destination, figure: claimRef.optional() }))
      .length(6)
      .describe('Six ways to sell; each card leads to its page.'),
  }),
  howItWorks: section.extend({
    steps: z
      .array(
        drawnItem.extend({ claim: claimRef.optional().describe('Claim whose qualifier is printed under the step.') }),
      )
      .length(3),
  }),
  whyChoose: z.strictObject({
    title: heading,
    art,
    items: z.array(notedItem).length(4),
  }),
  partners: section,
  audiences: z.strictObject({ startups: audience, smbs: audience }),
  paper: z.strictObject({
    name: label.describe('Of the switch that puts the paper away.'),
    lines: z.strictObject({
      features: paperLine,
      trustedBy: paperLine,
      solutions: paperLine,
      howItWorks: paperLine,
      whyChoose: paperLine,
      partners: paperLine,
      audiences: paperLine,
    }),
  }),
  call: closingCall,
});
export type Page = z.infer<typeof schema>;
