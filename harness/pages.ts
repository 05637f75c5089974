import { articlePaths as articles, pagePaths as pages } from '../src/site/addresses.ts';

/** Paths of all articles. */
export const articlePaths = articles();

/** Every page that answers 200. */
export const pagePaths: readonly string[] = [...pages(), ...articlePaths];

/** One address for each of the two answers to an address that leads nowhere (decision 16). */
export const missingPaths = ['/no-such-page', '/blog/no-such-post'] as const;
