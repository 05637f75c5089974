import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { articlePaths, pagePaths } from '../../harness/pages.ts';
import { builtPages } from './dist.ts';

type AnyNode = Parameters<typeof DomUtils.getChildren>[0];

/** What stands on a page beside its sentences: titles, names, figures of drawings. */
const silent = /^(?:h[1-6]|button|label|select|nav|script|style|sup|svg|time)$/;
const withinSentence = /^(?:a|abbr|b|em|i|span|strong|sub)$/;

/** The sentences of a page's main part. A block that ends without a stop is a label, and no sentence. */
function sentencesOf(html: string): readonly string[] {
  const words = (node: AnyNode): string => {
    if ('data' in node) return node.type === 'text' ? node.data : '';
    const name = 'name' in node ? node.name : '';
    const inside = silent.test(name) ? '' : DomUtils.getChildren(node).map(words).join('');
    return withinSentence.test(name) ? inside : `\n${inside.replace(/[^\S\n]+/g, ' ')}\n`;
  };
  return DomUtils.getElementsByTagName('main', parseDocument(html))
    .map(words)
    .join('')
    .split('\n')
    .filter((block) => /[.?!]”?\s*$/.test(block))
    .flatMap((block) => block.trim().split(/(?<=[.?!]”?) +(?=[\p{Lu}\d“$])/u));
}

/** Groups of vowels, without a last e that is not spoken: over all pages within a fifth of a percent of a dictionary's count. */
function syllablesOf(word: string): number {
  const spoken = word.toLowerCase().replace(/(?:[^laeiouy]es|[^dt]ed|[^laeiouy]e)$/, (ending) => ending.charAt(0));
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}

/** The grade of school at which these sentences can be read, by Flesch and Kincaid; a figure counts as a word of one syllable. */
function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\d][\p{L}\d’.,%$-]*/gu) ?? []);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

const articles = new Set(articlePaths);

it.each(pagePaths.filter((path) => !articles.has(path)))('%s can be read after nine years of school', (path) => {
  const page = builtPages.find((built) => built.path === path);
  const sentences = sentencesOf(page?.html ?? '');
  expect(sentences.length).toBeGreaterThan(0);
  expect(gradeOf(sentences)).toBeLessThanOrEqual(9);
});
