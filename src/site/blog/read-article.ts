import type { z } from 'astro/zod';
import { parseDocument } from 'yaml';
import { typedOut } from '../../fields/typed-out.ts';
import { datesIn, figuresIn } from '../../figures/figures.ts';
import { claim, isClaimId } from '../../figures/ledger.ts';
import { stateFact } from '../../figures/stated.ts';
import { formatDay } from '../../lib/dates.ts';
import { Mistakes, readBoth } from '../../lib/mistakes.ts';
import { notesOf } from '../../lib/notes.ts';
import { readYaml } from '../../lib/read-yaml.ts';
import { awaited } from '../article-calendar.mjs';
import { frontMatter, type ProvingFields, provingFields } from './article.schema.ts';
import { mistakesIn } from './article-mistakes.ts';
import { besideArticles } from './article-pictures.ts';
import { type ArticleText, readText } from './article-text.ts';
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
  const [head, text] = readBoth(
    () => readYaml(yaml, frontMatter(name), file, typedOut),
    () => {
      const read = readText(readTree(file, source));
      const mistakes = mistakesIn(read, provenIn(yaml, read), awaited(source));
      if (mistakes.length > 0) throw new Mistakes(mistakes.map((mistake) => ({ file, ...mistake })));
      return read;
    },
  );
  for (const { what } of text.facts) stateFact(what);
  const words = countWords(body.join(''));
  return {
    ...head,
    carried: carriedBy(head),
    words,
    minutes: readingMinutes(words),
    notes: notesOf(claimsIn(text)),
    linked: text.links.flatMap(({ what }) => /^\/blog\/([^#]+)/.exec(what)?.slice(1) ?? []),
    scenes: text.scenes.map(({ what }) => what),
    pictures: text.pictures.map(({ what }) => besideArticles(what)),
    hasTools: text.tools.length > 0,
  };
}

const claimsIn = ({ claims }: ArticleText) =>
  claims
    .map(({ what }) => what)
    .filter(isClaimId)
    .map(claim);

const carriedBy = ({ sources, since }: ProvingFields): readonly string[] => [
  ...sources.flatMap(({ carries }) => carries),
  ...since.flatMap(({ text }) => figuresIn(text)),
];

/** The figures and dates that a head, and the claims of its text, prove; undefined where what would prove them is wrong itself. */
function provenIn(yaml: string, text: ArticleText): ReadonlySet<string> | undefined {
  const document = parseDocument(yaml);
  const { data: head } = provingFields().safeParse(document.errors.length === 0 ? document.toJS() : undefined);
  if (head === undefined) return undefined;
  const dates = claimsIn(text).flatMap(({ wording, note = '' }) => datesIn(`${wording} ${note}`));
  return new Set([...head.worked, ...carriedBy(head), ...dates, monthOf(head.date)]);
}

/** What a text says of its own day: “as of January 2025”. */
const monthOf = (date: string): string => formatDay(date).replace(/ \d+,/, '');
