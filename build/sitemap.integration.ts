import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { unlistedPaths } from '../src/site/addresses.ts';
import { isShown } from '../src/site/article-calendar.mjs';
import { isNotFoundFile } from './hosts/addresses.ts';

export interface SitemapOptions {
  /** Folder of the articles: files with a `date`, and perhaps a later `updated`, in their front matter. */
  readonly articles: string;
  /** Path of the page that lists them, below which they stand. */
  readonly listedAt: string;
}

/**
 * The sitemap of the pages that are to be found. An article was last changed on the day of its update or else of its publication, and the list of articles with
 * the newest of them. Other pages carry no date: their content has none, and a made-up one would only teach crawlers to
 * ignore it.
 */
export function contentSitemap({ articles, listedAt }: SitemapOptions): AstroIntegration {
  const unlisted = unlistedPaths();
  let dates: ReadonlyMap<string, string> | undefined;
  return sitemap({
    filter(page) {
      const { pathname } = new URL(page);
      return !isNotFoundFile(`${pathname.slice(1)}.html`) && !unlisted.includes(pathname);
    },
    serialize: (item) => {
      dates ??= datesBelow(articles, listedAt);
      const lastmod = dates.get(new URL(item.url).pathname);
      return lastmod === undefined ? item : { ...item, lastmod };
    },
  });
}

/** The last day of every article by its path, as YYYY-MM-DD, and of the newest for their list. */
function datesBelow(folder: string, listedAt: string): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  for (const file of globSync('*.mdx', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!isShown(text)) continue;
    const [, frontMatter = ''] = text.split(/^---$/m);
    const { date, updated = date } = parse(frontMatter);
    dates.set(`${listedAt}/${basename(file, '.mdx')}`, updated);
  }
  const newest = [...dates.values()].sort().at(-1);
  return newest === undefined ? dates : dates.set(listedAt, newest);
}
