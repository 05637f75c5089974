import { z } from 'astro/zod';
import { art } from '../../fields/art.ts';
import { heading, label, sentence } from '../../fields/copy.ts';
import { link } from '../../fields/link.ts';
import { meta } from '../../fields/page.ts';

const way = link.extend({
  text: sentence.describe('What is to be found there.'),
  art: art.optional().describe('A drawing beside the words.'),
});

const missing = z.strictObject({
  meta,
  code: label.optional().describe('The status, set large, where the page shows it.'),
  title: heading,
  text: sentence,
  back: link,
  ways: z.strictObject({ title: label, links: z.array(way).min(3).max(6) }).describe('Where else to go.'),
  art,
});

/** The two answers to an address that leads nowhere. */
export const schema = z.strictObject({ page: missing, post: missing });
export type Missing = z.infer<typeof missing>;
