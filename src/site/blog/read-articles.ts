import type { MarkdownHeading, MDXInstance } from 'astro';
import type { z } from 'astro/zod';
import { type ClaimId, claim, isClaimId } from '../../figures/ledger.ts';
import { numberNotes } from '../../lib/notes.ts';
import { readYaml } from '../../lib/read-yaml.ts';
import { frontMatter } from './article.schema.ts';
import { mistakesIn } from './article-mistakes.ts';
import type { ArticleText } from './article-text.ts';
import { countWords, readingMinutes } from './reading-time.ts';

/** An article's file as Astro reads it, with what article.plugin.ts says of its text. */
export type ArticleModule = Pick<
  MDXInstance<{ readonly text: ArticleText }>,
  'Content' | 'frontmatter' | 'getHeadings'
>;

/** An article: its front matter, its text as a component, and what is known of the text. */
export interface Article
  extends Readonly<z.infer<ReturnType<typeof frontMatter>>>,
    Readonly<Pick<ArticleModule, 'Content'>> {
  /** The second-level headings: the table of contents. */
  readonly headings: readonly MarkdownHeading[];
  readonly words: number;
  /** Time to read it. */
  readonly minutes: number;
  /** The ids of its claims, in the order of the text. */
  readonly claims: readonly ClaimId[];
  /** The qualifiers of its claims, in the order of their numbers. */
  readonly notes: readonly string[];
  /** The articles that it links to, by slug. */
  readonly linked: readonly string[];
  readonly hasTools: boolean;
}

/** Articles from their modules and their sources, both by file. What is wrong in any of them is one error, a line for each mistake. */
export function readArticles(
  modules: Readonly<Record<string, ArticleModule>>,
  sources: Readonly<Record<string, string>>,
): readonly Article[] {
  const mistakes: string[] = [];
  const articles = Object.entries(modules).flatMap(([path, module]) => {
    try {
      return readArticle(path.replace(/^.*\/|\.mdx$/g, ''), module, sources[path] ?? '');
    } catch (cause) {
      mistakes.push(cause instanceof Error ? cause.message : String(cause));
      return [];
    }
  });
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return articles;
}

function readArticle(name: string, { Content, frontmatter, getHeadings }: ArticleModule, source: string): Article {
  const file = `src/site/blog/articles/${name}.mdx`;
  const { text } = frontmatter;
  const [, yaml = '', ...body] = source.split(/^---\s*$/m);
  const head = readYaml(yaml, frontMatter(name), file);
  const mistakes = mistakesIn(text, new Set(head.worked.map(({ figure }) => figure)));
  if (mistakes.length > 0) throw new Error(mistakes.map((mistake) => `${file}:${mistake}`).join('\n'));
  const words = countWords(body.join(''));
  const claims = text.claims.map(({ what }) => what).filter(isClaimId);
  return {
    ...head,
    Content,
    headings: getHeadings().filter(({ depth }) => depth === 2),
    words,
    minutes: readingMinutes(words),
    claims,
    notes: numberNotes(claims.map(claim)).notes,
    linked: text.links.flatMap(({ what }) => /^\/blog\/([^#]+)/.exec(what)?.slice(1) ?? []),
    hasTools: text.tools.length > 0,
  };
}
