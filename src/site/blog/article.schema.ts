import { z } from 'astro/zod';
import { art } from '../../fields/art.ts';
import { copy } from '../../fields/copy.ts';
import type { FieldMeta } from '../../fields/field-meta.ts';
import { worked } from '../../fields/worked.ts';
import { datesIn, figuresIn } from '../../figures/figures.ts';
import { didYouMean } from '../../lib/did-you-mean.ts';
import { curlQuotes } from '../../lib/typography.ts';
import type { Author } from './authors.schema.ts';
import { knownAuthors } from './authors.ts';

/** The categories of the blog by slug, with their names, in the order of the spec (section 2). */
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
    .meta({ shortest: min } satisfies FieldMeta)
    .transform(curlQuotes);

/** A day, or its month or year where no more is known. */
const knownDate = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'is written as 2025-01-15, 2025-01 or 2025, in quotes');

/** Who says something, and where. */
const origin = { publisher: copy(50), url: z.url({ protocol: /^https$/ }) };

/** What a statement of the text rests on. */
const source = z.strictObject({
  title: words(5, 110),
  ...origin,
  date: knownDate.optional().describe('When it was published; left out where it does not say.'),
  carries: z
    .array(
      z.string().refine((written) => [...datesIn(written), ...figuresIn(written)].includes(written), {
        error: ({ input }) => `“${String(input)}” is not one date, percentage or amount`,
      }),
    )
    .default([])
    .describe('The dates, percentages and amounts of the text that it proves, as they are written there.'),
});

/** A later development: when, what, and who says so. */
const development = z.strictObject({ date: knownDate, text: words(40, 280), ...origin });

/** Who signs: nobody in person where it is the team. */
const signedBy = z
  .string()
  .meta({ names: 'author' } satisfies FieldMeta)
  .transform((id, context): Author | undefined => {
    const known = knownAuthors();
    const names = ['team', ...Object.keys(known)];
    if (!names.includes(id)) {
      const message = `“${id}” signs no articles; write ${names.join(' or ')}, or add the person to authors.yaml${didYouMean(id, names)}`;
      context.addIssue({ code: 'custom', message });
    }
    return known[id];
  });

/** The front matter of the article whose file has this name. Its text is checked in article-mistakes.ts. */
export const frontMatter = (name: string) =>
  z
    .strictObject({
      slug: z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'takes small letters, digits and single hyphens')
        .refine((slug) => slug === name, `is not the name of the file; write “slug: ${name}”`)
        .describe('The last part of the address, and the name of the file.'),
      title: words(10, 60),
      description: words(110, 160).describe('What a search result shows.'),
      draft: z.boolean().default(false).describe('Shown while the site is edited, and left out of what is built.'),
      date: z.iso
        .date('is a day written as 2025-01-15')
        .describe(
          'The day of publication: one that is still to come is waited for, and the next build has the article.',
        ),
      updated: z.iso
        .date('is a day written as 2025-01-15')
        .optional()
        .describe('The day on which it was last held against what has happened since.'),
      author: signedBy.describe(
        'A person of authors.yaml, or `team`, which is signed with the author label of the brand file.',
      ),
      category: z
        .enum(slugs, `is one of ${slugs.join(', ')}; or leave the line out`)
        .optional()
        .describe('Left out where none fits.'),
      cover: art
        .refine(({ alt }) => alt !== '', 'needs an alt text, since a cover is no decoration')
        .describe('The drawing or the picture on cards and above the text.'),
      excerpt: words(100, 200).describe('What the card says about the article.'),
      worked: worked.default([]).describe('What proves each figure of the text that is no claim of the ledger.'),
      since: z
        .array(development)
        .min(3)
        .max(6)
        .default([])
        .describe('What has happened since, three to six lines: the text itself stays with its date.'),
      sources: z.array(source).default([]).describe('What the text rests on; a development stands with its own.'),
    })
    .superRefine(({ date, updated, since }, context) => {
      const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
      if (since.length > 0 && updated === undefined) issue('since', 'needs the day of its last check as “updated”');
      if (updated !== undefined && updated < date) issue('updated', 'is before the day of publication');
    });

/** What of the front matter proves figures and dates of the text; the rest may be wrong meanwhile. */
export function provingFields() {
  const { date, worked: figures, sources, since } = frontMatter('').shape;
  return z.object({ date, worked: figures, sources, since });
}
export type ProvingFields = z.infer<ReturnType<typeof provingFields>>;
