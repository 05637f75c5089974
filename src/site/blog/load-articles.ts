import { type CollectionEntry, getCollection } from 'astro:content';
import { newestFirst } from './article-order.ts';
import { countWords, readingMinutes } from './reading-time.ts';

/** An article as cards and pages take it: its front matter, its text as MDX, and the file it came from. */
export interface Article extends Readonly<CollectionEntry<'articles'>['data']> {
  readonly body: string;
  readonly file: string;
  readonly words: number;
  /** Time to read it. */
  readonly minutes: number;
}

let loaded: Promise<readonly Article[]> | undefined;

/** All articles, newest first. A build reads them once; while they are edited, every page reads them anew. */
export function loadArticles(): Promise<readonly Article[]> {
  if (import.meta.env.DEV) return readArticles();
  loaded ??= readArticles();
  return loaded;
}

async function readArticles(): Promise<readonly Article[]> {
  const entries = await getCollection('articles');
  return newestFirst(
    entries.map(({ data, body = '', filePath: file = '' }) => {
      const words = countWords(body);
      return { ...data, body, file, words, minutes: readingMinutes(words) };
    }),
  );
}
