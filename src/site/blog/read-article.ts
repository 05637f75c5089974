import type { z } from 'astro/zod';
import { typedOut } from '../../fields/typed-out.ts';
import { datesIn, figuresIn } from '../../figures/figures.ts';
import { claim, isClaimId } from '../../figures/ledger.ts';
import { stateFact } from '../../figures/stated.ts';
import { formatDay } from '../../lib/dates.ts';
import { Mistakes } from '../../lib/mistakes.ts';
import { notesOf } from '../../lib/notes.ts';
import { readYaml } from '../../lib/read-yaml.ts';
import { awaited } from '../article-calendar.mjs';
import { frontMatter } from './article.schema.ts';
import { mistakesIn } from './article-mistakes.ts';
import { besideArticles } from './article-pictures.ts';
import { readText } from './article-text.ts';
import { readTree } from './read-tree.ts';
import { countWords, readingMinutes } from './reading-time.ts';

/** An article's front matter, and what is known of its text. */
export interface ArticleRecord extends Readonly<z.infer<ReturnType<typeof frontMatter>>> {
  /** The figures and dates that its sources prove. */
  readonly carried: readonly string[];
  readonly words: number;
  /** Time to read it. */
  readonly minutes: number;
  /** The qualifiers of its claims, in the order of their numbers. */
  readonly notes: readonly string[];
  /** The articles that it links to, by slug. */
  readonly linked: readonly string[];
  /** The drawings in its text. */
  readonly scenes: readonly string[];
  /** The pictures in its text, by their paths. */
  readonly pictures: readonly string[];
  readonly hasTools: boolean;
}

/** Reads the article in the file of this name. What is wrong is one error, which names file, line, and what to do about each mistake. */
export function readArticle(name: string, source: string): ArticleRecord {
  const file = `src/site/blog/articles/${name}.mdx`;
  const [, yaml = '', ...body] = source.split(/^---\s*$/m);
  const head = readYaml(yaml, frontMatter(name), file, typedOut);
  const text = readText(readTree(file, source));
  const claims = text.claims.map(({ what }) => what).filter(isClaimId);
  const carried = [
    ...head.sources.flatMap(({ carries }) => carries),
    ...head.since.flatMap(({ text }) => figuresIn(text)),
  ];
  const dates = claims.map(claim).flatMap(({ wording, note = '' }) => datesIn(`${wording} ${note}`));
  const proven = new Set([...head.worked, ...carried, ...dates, monthOf(head.date)]);
  const mistakes = mistakesIn(text, proven, awaited(source));
  if (mistakes.length > 0) throw new Mistakes(mistakes.map((mistake) => ({ file, ...mistake })));
  for (const { what } of text.facts) stateFact(what);
  const words = countWords(body.join(''));
  return {
    ...head,
    carried,
    words,
    minutes: readingMinutes(words),
    notes: notesOf(claims.map(claim)),
    linked: text.links.flatMap(({ what }) => /^\/blog\/([^#]+)/.exec(what)?.slice(1) ?? []),
    scenes: text.scenes.map(({ what }) => what),
    pictures: text.pictures.map(({ what }) => besideArticles(what)),
    hasTools: text.tools.length > 0,
  };
}

/** What a text says of its own day: “as of January 2025”. */
const monthOf = (date: string): string => formatDay(date).replace(/ \d+,/, '');
