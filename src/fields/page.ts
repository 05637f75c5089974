import { z } from 'astro/zod';
import { art } from './art.ts';
import { claimRef, claimsShown } from './claim.ts';
import { copy, heading, label, sentence } from './copy.ts';
import type { FieldMeta } from './field-meta.ts';
import { link } from './link.ts';
import { worked } from './worked.ts';

/** What a search result and a browser tab show. */
export const meta = z.strictObject({
  title: copy(60).describe('Without the brand, which the layout adds.'),
  description: copy(160)
    .refine((text) => text.length >= 50, 'is too short to be useful in a search result')
    .meta({ shortest: 50 } satisfies FieldMeta),
});

/** What every page has, whatever stands on it. */
export const page = z.strictObject({
  meta,
  worked: worked
    .default([])
    .describe('Its $ and % figures that are no claims of the ledger, drawings included, each with what proves it.'),
});

/** What a page opens with. */
export const opening = z.strictObject({
  kicker: label,
  title: heading,
  lead: sentence,
  start: label.optional().describe('Words of the button, where the usual ones do not fit.'),
});

/** What a section opens with. */
export const section = z.strictObject({ title: heading, intro: sentence });

/** A title with a sentence: an entry of a list, or what a section opens with. */
export const item = z.strictObject({ title: heading, text: sentence });

/** An entry that may state a claim, whose qualifier is printed below it. */
export const notedItem = item.extend({ note: claimRef.optional() });

/** An entry with little room: its title is a few words. */
export const shortItem = item.extend({ title: label });

/** An entry with its drawing. */
export const drawnItem = item.extend({ art });

/** Claims to be set large, each with its wording, under a heading that goes where they go. */
export const statistics = z.strictObject({ title: heading, stats: claimsShown });

/** The call that closes a page: its words, and one way on beside the button that opens the lead dialog. */
export const closingCall = item.extend({
  button: label.optional().describe('Words of the button, where the usual ones do not fit.'),
  write: label.optional().describe('Stands before the sales mailbox, where the call names it.'),
  links: z.array(link).max(1).default([]),
});
export type ClosingCallWords = z.infer<typeof closingCall>;
