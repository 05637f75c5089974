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
    /** How the street goes on at both ends, where the screen does. */
    beyond: art,
  }),
  types: section.extend({
    cards: z
      .array(
        z.strictObject({
          /** Anchor of the card, which its door in the street leads to. */
          id: copy(40),
          title: label,
          text: copy(120),
          link,
          /** Its address in the street. */
          door: art,
          art,
        }),
      )
      .length(6),
  }),
  pos: z.strictObject({
    title: heading,
    /** Ends before the link. */
    intro: sentence,
    link,
    /** Name of the carousel. */
    label,
    slides: z.array(z.strictObject({ title: label, text: copy(70), link, art })).length(4),
  }),
  benefits: z.strictObject({
    title: heading,
    /** Three slips of three. */
    groups: z
      .array(
        z.strictObject({
          label,
          items: z
            .array(
              z.strictObject({
                title: label,
                text: copy(90),
                /** The figure whose qualifier is printed below. */
                claim: claimRef.optional(),
              }),
            )
            .length(3),
        }),
      )
      .length(3),
  }),
  /** The provider's own prices, those that the owner has given. */
  prices: section.extend({ caption: label, columns: z.array(label).length(2), rows: knownRows(120) }),
  start: item.extend({
    /** Heads the list of papers. */
    list: label,
    papers: z.array(copy(60)).length(5),
    /** Stands at the foot of the list. */
    closing: label,
  }),
  faq: z.strictObject({
    title: heading,
    /** Stands above the button for a question that is not among them. */
    more: label,
    button: label,
    entries: questions,
  }),
  call: closingCall,
  /** Hangs beside the call. */
  sign: art,
});
export type Page = z.infer<typeof schema>;
