import type { MarkdownHeading, MDXInstance } from 'astro';
import { newestFirst } from './article-order.ts';
import type { ArticleText } from './article-text.ts';
import { type ArticleRecord, readArticle } from './read-article.ts';

/** An article ready to be shown. */
export interface Article extends ArticleRecord {
  /** Its text; takes the article's parts as `components`, and its `notes`. */
  readonly Content: ArticleModule['Content'];
  /** The second-level headings: the table of contents. */
  readonly headings: readonly MarkdownHeading[];
}

/** The file of an article as Astro reads it, and what article.plugin.ts says of its text. */
type ArticleModule = MDXInstance<{ readonly text: ArticleText }>;

const modules = import.meta.glob<ArticleModule>('./articles/*.mdx', { eager: true });
const sources = import.meta.glob<string>('./articles/*.mdx', { eager: true, query: '?raw', import: 'default' });

/** All articles, newest first. What is wrong in any of them is one error, a line for each mistake. */
export const allArticles: readonly Article[] = newestFirst(readAll());

function readAll(): readonly Article[] {
  const mistakes: string[] = [];
  const articles = Object.entries(modules).flatMap(([path, { Content, frontmatter, getHeadings }]) => {
    const name = path.slice('./articles/'.length, -'.mdx'.length);
    try {
      const headings = getHeadings().filter(({ depth }) => depth === 2);
      return { ...readArticle(name, sources[path] ?? '', frontmatter.text), Content, headings };
    } catch (cause) {
      mistakes.push(cause instanceof Error ? cause.message : String(cause));
      return [];
    }
  });
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return articles;
}
