import { readdirSync } from 'node:fs';
import { routes } from '../src/routes.ts';

/** Paths of all articles, read from their files. */
export const articlePaths: readonly string[] = readdirSync('src/content/blog')
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => `/blog/${file.slice(0, -'.mdx'.length)}`)
  .sort();

/** Every page that answers 200. */
export const pagePaths: readonly string[] = [...Object.values(routes), ...articlePaths];

/** One address for each of the two answers to an address that leads nowhere (decision 16). */
export const missingPaths = ['/no-such-page', '/blog/no-such-post'] as const;
