import { isSceneId } from '../../drawings/sprites.ts';
import { destination } from '../../fields/link.ts';
import { isClaimId } from '../../figures/ledger.ts';
import type { ArticleText, Found } from './article-text.ts';

/** What is wrong in an article's text, each as "line: what to do". `proven` are the figures of its front matter. */
export function mistakesIn(text: ArticleText, proven: ReadonlySet<string>): readonly string[] {
  const figures = text.figures
    .filter(({ what }) => !proven.has(what))
    .map(({ line, what }) => ({
      line,
      what: `${what} is not proven; use a <Claim>, or add it in the front matter, to “worked” or to what a source “carries”`,
    }));
  const claims = text.claims
    .filter(({ what }) => what !== '' && !isClaimId(what))
    .map(({ line, what }) => ({ line, what: `“${what}” is not in the claims ledger` }));
  const scenes = text.scenes
    .filter(({ what }) => !isSceneId(what))
    .map(({ line, what }) => ({
      line,
      what: `“${what}” is not a drawing; an article’s own stand beside it, in <slug>.drawings.tsx`,
    }));
  return [...text.mistakes, ...figures, ...claims, ...scenes, ...text.links.flatMap(linkMistakes)]
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, what }) => `${line}: ${what}`);
}

function linkMistakes({ line, what }: Found): readonly Found[] {
  if (what.startsWith('https://')) return [];
  return destination.safeParse(what).error?.issues.map(({ message }) => ({ line, what: message })) ?? [];
}
