import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The day of every article of a folder, as YYYY-MM-DD, by its slug. Whether there must be one, the content's schema says. */
export function articleDates(folder: string): ReadonlyMap<string, string> {
  const dates = readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .map((file): [string, string] => {
      const [, date = ''] = /^date: *["']?(\d{4}-\d{2}-\d{2})\b/m.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
      return [file.replace(/\.mdx$/, ''), date];
    });
  return new Map(dates.filter(([, date]) => date !== ''));
}
