import { z } from 'astro/zod';
import { copy } from './copy.ts';

/** What a search result and a browser tab show. */
export const meta = z.strictObject({
  /** Without the brand, which the layout adds. */
  title: copy(60),
  description: copy(160).refine((text) => text.length >= 50, 'is too short to be useful in a search result'),
});
