import { z } from 'astro/zod';
import { art } from './art.ts';
import { heading, label, sentence } from './copy.ts';
import { link } from './link.ts';
import { meta } from './meta.ts';

const missing = z.strictObject({
  meta,
  /** The status, set large, where the page shows it. */
  code: label.optional(),
  title: heading,
  text: sentence,
  back: link,
  art,
});

/** The two answers to an address that leads nowhere (decision 16). */
export const notFound = z.strictObject({ page: missing, post: missing });
export type MissingContent = z.infer<typeof missing>;
