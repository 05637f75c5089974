import { isShown } from '../article-calendar.mjs';
import { type ArticleRecord, readArticle } from './read-article.ts';

const files = import.meta.glob<string>('./articles/*.mdx', { eager: true, query: '?raw', import: 'default' });

/** The name of an article's file, which is its slug. */
export const slugOf = (file: string): string => file.slice('./articles/'.length, -'.mdx'.length);

/** The names of all articles that are on the site. */
export const articleSlugs: readonly string[] = Object.entries(files)
  .filter(([, text]) => isShown(text))
  .map(([file]) => slugOf(file));

/** What is known of an article from its file alone. */
export function readArticleFile(slug: string): ArticleRecord {
  return readArticle(slug, files[`./articles/${slug}.mdx`] ?? '');
}
