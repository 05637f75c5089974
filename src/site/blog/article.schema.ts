import { z } from 'astro/zod';
import { art } from '../../fields/art.ts';
import { copy } from '../../fields/copy.ts';
import { worked } from '../../fields/worked.ts';
import { curlQuotes } from '../../lib/typography.ts';

/** The categories of the blog by slug, with their names, in the order of the sidebar (spec, section 2). */
export const categories = {
  cryptocurrency: 'Cryptocurrency',
  fintech: 'Fintech',
  'payment-processing': 'Payment Processing',
  'business-tips': 'Business Tips',
} as const;

const slugs = Object.keys(categories).filter((slug): slug is Category => slug in categories);
export type Category = keyof typeof categories;

/** Copy of a bounded length, with the typographic quotes of the articles' text. */
const words = (min: number, max: number) =>
  copy(max)
    .refine((text) => text.length >= min, {
      error: ({ input }) => `is ${String(input).length} characters long; write ${min} to ${max}`,
    })
    .transform(curlQuotes);

/** The front matter of the article whose file has this name. Its text is checked in article-mistakes.ts. */
export const frontMatter = (name: string) =>
  z.strictObject({
    /** The last part of the address, and the name of the file. */
    slug: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'takes small letters, digits and single hyphens')
      .refine((slug) => slug === name, `is not the name of the file; write “slug: ${name}”`),
    title: words(10, 70),
    /** What a search result shows. */
    description: words(110, 160),
    /** The day of publication. */
    date: z.iso.date('is a day written as 2025-01-15'),
    /** `team` is signed with the author label of the brand file. */
    author: z.literal('team', 'can only be “team”, which the page shows as the brand’s author label'),
    /** Left out where none fits. */
    category: z.enum(slugs, `is one of ${slugs.join(', ')}; or leave the line out`).optional(),
    /** The drawing on cards and above the text. */
    cover: art.refine(({ alt }) => alt !== '', 'needs an alt text, since a cover is no decoration'),
    /** What the card says about the article. */
    excerpt: words(100, 200),
    /** What proves each figure of the text that is no claim of the ledger. */
    worked: worked.default([]),
  });
