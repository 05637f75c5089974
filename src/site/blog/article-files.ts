import { mdxToHast } from 'satteri';
import { articleMarkdown } from './article.plugin.ts';
import { readText } from './article-text.ts';
import { type ArticleRecord, readArticle } from './read-article.ts';

const files = import.meta.glob<string>('./articles/*.mdx', { eager: true, query: '?raw', import: 'default' });

/** The names of all articles. */
export const articleSlugs: readonly string[] = Object.keys(files).map((file) =>
  file.slice('./articles/'.length, -'.mdx'.length),
);

/** What is known of an article, for whoever reads it without Astro: scripts, for one. */
export function readArticleFile(slug: string): ArticleRecord {
  const source = files[`./articles/${slug}.mdx`] ?? '';
  return readArticle(slug, source, readText(mdxToHast(source, articleMarkdown)));
}
