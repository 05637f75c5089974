import { articleDates } from './article-dates.ts';

/** The built pages of all articles of a folder but the newest `kept`. */
export function olderArticles(folder: string, kept: number): ReadonlySet<string> {
  const oldestFirst = [...articleDates(folder)].toSorted(
    ([slug, date], [otherSlug, otherDate]) => date.localeCompare(otherDate) || otherSlug.localeCompare(slug),
  );
  return new Set(oldestFirst.slice(0, -kept).map(([slug]) => `blog/${slug}.html`));
}
