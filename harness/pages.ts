import { PlainError } from '../contracts/process/plain-error.mjs';
import { articlePaths as articles, pagePaths as pages } from '../src/site/addresses.ts';

/** Paths of all articles. */
export const articlePaths = articles();

/** Every page that answers 200. */
export const pagePaths: readonly string[] = [...pages(), ...articlePaths];

/** One address for each of the two answers to an address that leads nowhere. */
export const missingPaths = ['/no-such-page', '/blog/no-such-post'] as const;

/** The paths that a command was asked for, all if for none. Throws where one is no page of the site. */
export function knownPaths(asked: readonly string[]): readonly string[] {
  const known: readonly string[] = [...pagePaths, ...missingPaths];
  const unknown = asked.find((path) => !known.includes(path));
  if (unknown !== undefined) throw new PlainError(`There is no page ${unknown}: choose from ${known.join(', ')}.`);
  return asked.length > 0 ? asked : known;
}

/** A path of the site as a file name, without extension. */
export const fileNameOf = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));
