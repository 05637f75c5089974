import { z } from 'astro/zod';
import { art } from '../../fields/art.ts';
import { heading, label, sentence } from '../../fields/copy.ts';
import { link } from '../../fields/link.ts';
import { meta } from '../../fields/page.ts';

const missing = z.strictObject({
  meta,
  /** The status, set large, where the page shows it. */
  code: label.optional(),
  title: heading,
  text: sentence,
  back: link,
  /** Where else to go. */
  ways: z.strictObject({ title: label, links: z.array(link).min(3).max(6) }),
  art,
});

/** The two answers to an address that leads nowhere (decision 16). */
export const schema = z.strictObject({ page: missing, post: missing });
export type Missing = z.infer<typeof missing>;
