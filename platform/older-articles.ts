import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The built pages of all articles of a folder but the newest `kept`. */
export function olderArticles(folder: string, kept: number): ReadonlySet<string> {
  const dated = readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => ({ file, date: /^date: *(\S+)/m.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? '' }));
  const oldestFirst = dated.toSorted((a, b) => a.date.localeCompare(b.date) || b.file.localeCompare(a.file));
  return new Set(oldestFirst.slice(0, -kept).map(({ file }) => `blog/${file.replace(/\.mdx$/, '.html')}`));
}
