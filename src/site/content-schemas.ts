import type { z } from 'astro/zod';
import { frontMatter } from './blog/article.schema.ts';
import { authors } from './blog/authors.schema.ts';
import { navigation } from './everywhere/navigation.schema.ts';
import { partners } from './everywhere/partners.schema.ts';
import { redirects } from './everywhere/redirects.schema.ts';
import { words } from './everywhere/words.schema.ts';
import { landingPage } from './landing/landing.schema.ts';
import { schema as answers } from './not-found/answers.schema.ts';

const pages = import.meta.glob<z.ZodType>('./*/page.schema.ts', { import: 'schema', eager: true });

/** The schemas of what stands on every page, by their files below this folder. */
export const everywhere: Readonly<Record<string, z.ZodType>> = {
  'everywhere/navigation.yaml': navigation,
  'everywhere/partners.yaml': partners,
  'everywhere/redirects.yaml': redirects,
  'everywhere/words.yaml': words,
};

/** The schema of every file of content, by its path below this folder; of all landing pages and all articles alike, as `*`. */
export const contentSchemas: Readonly<Record<string, z.ZodType>> = {
  ...everywhere,
  'not-found/answers.yaml': answers,
  ...Object.fromEntries(
    Object.entries(pages).map(([file, schema]) => [file.slice('./'.length).replace('.schema.ts', '.yaml'), schema]),
  ),
  '*/page.yaml': landingPage,
  'blog/authors.yaml': authors,
  'blog/articles/*.mdx': frontMatter('*'),
};
