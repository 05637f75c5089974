import { ownerFacts } from '../../brand.ts';
import { isSceneId } from '../../drawings/sprites.ts';
import { destination } from '../../fields/link.ts';
import { claim, isClaimId } from '../../figures/ledger.ts';
import type { ArticleText, Found } from './article-text.ts';

/** What is wrong in an article's text, each as "line: what to do". `proven` are the figures of its front matter. */
export function mistakesIn(text: ArticleText, proven: ReadonlySet<string>): readonly string[] {
  const figures = text.figures
    .filter(({ what }) => !proven.has(what))
    .map(({ line, what }) => ({
      line,
      what: `${what} is not proven; use a <Claim>, or add it in the front matter, to “worked” or to what a source “carries”`,
    }));
  const claims = text.claims.flatMap(({ line, what }) => {
    if (what === '') return [];
    if (!isClaimId(what)) return [{ line, what: `“${what}” is not in the claims ledger` }];
    return claim(what).status === 'drafted'
      ? [{ line, what: `“${what}” is drafted, and no article goes without it` }]
      : [];
  });
  const facts = text.facts
    .filter(({ what }) => !Object.hasOwn(ownerFacts, what))
    .map(({ line, what }) => ({ line, what: `“${what}” is not a fact of the owner in src/brand.ts` }));
  const scenes = text.scenes
    .filter(({ what }) => !isSceneId(what))
    .map(({ line, what }) => ({
      line,
      what: `“${what}” is not a drawing; an article’s own stand beside it, in <slug>.drawings.tsx`,
    }));
  return [...text.mistakes, ...figures, ...claims, ...facts, ...scenes, ...text.links.flatMap(linkMistakes)]
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, what }) => `${line}: ${what}`);
}

function linkMistakes({ line, what }: Found): readonly Found[] {
  if (what.startsWith('https://')) return [];
  return destination.safeParse(what).error?.issues.map(({ message }) => ({ line, what: message })) ?? [];
}
