import type { MarkdownHeading, MDXInstance } from 'astro';
import { readArticleFile, slugOf } from './article-files.ts';
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

/** All articles, newest first. What is wrong in any of them is one error, a line for each mistake. */
export const allArticles: readonly Article[] = newestFirst(readAll());

function readAll(): readonly Article[] {
  const mistakes: string[] = [];
  const articles = Object.entries(modules).flatMap(([file, { Content, getHeadings }]) => {
    try {
      const headings = getHeadings().filter(({ depth }) => depth === 2);
      return { ...readArticleFile(slugOf(file)), Content, headings };
    } catch (cause) {
      mistakes.push(cause instanceof Error ? cause.message : String(cause));
      return [];
    }
  });
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return articles;
}
