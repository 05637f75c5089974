import { PlainError } from '../contracts/process/plain-error.mjs';
import { missingPaths, pagePaths } from './pages.ts';

const known = [...pagePaths, ...missingPaths];

/** The paths that a command was asked for, all if for none. Throws, naming the nearest page, where one is no page of the site. */
export function knownPaths(asked: readonly string[]): readonly string[] {
  const unknown = asked.find((path) => !known.includes(path));
  if (unknown === undefined) return asked.length > 0 ? asked : known;
  const nearest = known.toSorted((a, b) => distance(a, unknown) - distance(b, unknown))[0];
  throw new PlainError(`There is no page ${unknown}: did you mean ${nearest}?`);
}

/** How many letters have to be added, dropped or replaced to make one word of the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, otherLetter] of [...other].entries()) {
      const [replaced = 0, added = 0] = row.slice(column, column + 2);
      next.push(Math.min(replaced + (letter === otherLetter ? 0 : 1), added + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
