import { z } from 'astro/zod';
import { art } from '../../fields/art.ts';
import { copy, heading, label, paragraph, sentence } from '../../fields/copy.ts';
import { link } from '../../fields/link.ts';
import { closingCall, item, notedItem, page, section, statistics } from '../../fields/page.ts';

const cell = copy(100);

/** The page for high-risk merchants. `start` is always the button that opens the lead dialog. */
export const schema = page.extend({
  hero: z.strictObject({
    kicker: label,
    refusal: label.describe('The two halves of the headline, each above its drawing.'),
    approval: label,
    lead: sentence,
    start: label,
    papers: link,
    slip: art,
    file: art,
  }),
  reasons: section
    .extend({
      columns: z.array(label).length(3),
      items: z.array(z.strictObject({ reason: label, why: cell, answer: cell })).min(6),
    })
    .describe('Who is high-risk: a reason, why it weighs, and what answers it.'),
  networks: section
    .extend({ arts: z.array(art).length(2), rules: z.array(notedItem).length(3) })
    .describe('What the card networks ask of such accounts, and count; of a claim, its qualifier is printed below.'),
  papers: section.extend({
    items: z.array(copy(70)).length(12),
    start: label,
    missing: sentence,
  }),
  review: section.extend({
    steps: z.array(item).length(5),
    terms: z.strictObject({ title: heading, items: z.array(item).length(5) }),
  }),
  after: section
    .extend({
      items: z.array(z.strictObject({ title: heading, text: paragraph, link: link.optional(), art })).length(4),
    })
    .describe('What keeps an approved account open.'),
  statistics,
  benefits: z
    .strictObject({ title: heading, tiles: z.array(item.extend({ art })).length(6) })
    .describe('Six tiles below the statistics.'),
  trust: z.strictObject({
    title: heading,
    art,
    tiles: z.array(notedItem).length(6),
  }),
  banner: item.extend({
    tools: z.array(label).length(8),
    start: label,
    art,
  }),
  call: closingCall,
  stub: art.describe('The twelve papers, each with its tab.'),
});
export type Page = z.infer<typeof schema>;
