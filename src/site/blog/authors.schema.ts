import { z } from 'astro/zod';
import { label } from '../../fields/copy.ts';

const author = z.strictObject({
  name: label,
  /** What they do, as the page says it behind the name. */
  role: label.optional(),
});
export type Author = z.infer<typeof author>;

/** The people who sign articles, by the names that heads of articles give. */
export const authors = z.strictObject({
  authors: z.record(z.string().regex(/^(?!team$)[a-z]+(-[a-z]+)*$/, 'is lower-case words joined by hyphens'), author),
});
