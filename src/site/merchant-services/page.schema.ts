import { z } from 'astro/zod';
import { art } from '../../fields/art.ts';
import { claimRef } from '../../fields/claim.ts';
import { copy, heading, knownRows, label, sentence } from '../../fields/copy.ts';
import { link } from '../../fields/link.ts';
import { closingCall, item, opening, page, section } from '../../fields/page.ts';
import { questions } from '../../fields/questions.ts';

/** The merchant services page, in the order of the specification's section 2. */
export const schema = page.extend({
  hero: opening.extend({
    more: link,
    beyond: art.describe('How the street goes on at both ends, where the screen does.'),
  }),
  types: section.extend({
    cards: z
      .array(
        z.strictObject({
          id: copy(40).describe('Anchor of the card, which its door in the street leads to.'),
          title: label,
          text: copy(120),
          link,
          door: art.describe('Its address in the street.'),
          art,
        }),
      )
      .length(6),
  }),
  pos: z.strictObject({
    title: heading,
    intro: sentence.describe('Ends before the link.'),
    link,
    label: label.describe('Name of the carousel.'),
    slides: z.array(z.strictObject({ title: label, text: copy(70), link, art })).length(4),
  }),
  benefits: z.strictObject({
    title: heading,
    groups: z
      .array(
        z.strictObject({
          label,
          items: z
            .array(
              z.strictObject({
                title: label,
                text: copy(90),
                claim: claimRef.optional().describe('The figure whose qualifier is printed below.'),
              }),
            )
            .length(3),
        }),
      )
      .length(3)
      .describe('Three slips of three.'),
  }),
  prices: section
    .extend({ caption: label, columns: z.array(label).length(2), rows: knownRows(120) })
    .describe("The provider's own prices, those that the owner has given."),
  start: item.extend({
    list: label.describe('Heads the list of papers.'),
    papers: z.array(copy(60)).length(5),
    closing: label.describe('Stands at the foot of the list.'),
  }),
  faq: z.strictObject({
    title: heading,
    more: label.describe('Stands above the button for a question that is not among them.'),
    button: label,
    entries: questions,
  }),
  call: closingCall,
  sign: art.describe('Hangs beside the call.'),
});
export type Page = z.infer<typeof schema>;
