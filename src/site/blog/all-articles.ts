import type { MarkdownHeading, MDXInstance } from 'astro';
import { refuseMistakes } from '../content-mistakes.ts';
import { articleSlugs, readArticleFile, slugOf } from './article-files.ts';
import { newestFirst } from './article-order.ts';
import type { ArticleRecord } from './read-article.ts';

type ArticleModule = MDXInstance<Readonly<Record<string, unknown>>>;

/** An article ready to be shown. */
export interface Article extends ArticleRecord {
  /** Its text; takes the article's parts as `components`, and its `notes`. */
  readonly Content: ArticleModule['Content'];
  /** The second-level headings: the table of contents. */
  readonly headings: readonly MarkdownHeading[];
}

const modules = import.meta.glob<ArticleModule>('./articles/*.mdx', { eager: true });

refuseMistakes();

/** All articles that are on the site, newest first. */
export const allArticles: readonly Article[] = newestFirst(
  Object.entries(modules)
    .filter(([file]) => articleSlugs.includes(slugOf(file)))
    .map(([file, { Content, getHeadings }]) => {
      const headings = getHeadings().filter(({ depth }) => depth === 2);
      return { ...readArticleFile(slugOf(file)), Content, headings };
    }),
);
