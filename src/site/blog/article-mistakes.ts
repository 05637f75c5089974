import { ownerFacts } from '../../brand/facts.ts';
import { isSceneId, sceneIds } from '../../drawings/scenes.ts';
import { linkProblem } from '../../fields/link.ts';
import { namesTypedOut } from '../../fields/typed-out.ts';
import { claim, claimIds, isClaimId } from '../../figures/ledger.ts';
import { didYouMean } from '../../lib/did-you-mean.ts';
import { pictureProblem } from '../../pictures/pictures.ts';
import { besideArticles } from './article-pictures.ts';
import type { ArticleText, Found } from './article-text.ts';

/**
 * What is wrong in an article's text, and what to do about it, in its order. `proven` are the figures of its front matter; no
 * figure is judged where that cannot tell. `day` is that on which it comes out, where that is still to come.
 */
export function mistakesIn(text: ArticleText, proven: ReadonlySet<string> | undefined, day?: string): readonly Found[] {
  const figures = text.figures
    .filter(({ what }) => proven?.has(what) === false)
    .map(({ what, ...place }) => ({
      ...place,
      what: `${what} is not proven; use a <Claim>, or add it in the front matter, to “worked” or to what a source “carries”`,
    }));
  const names = text.texts.flatMap(({ what, ...place }) =>
    namesTypedOut(what).map(({ typed, named }) => ({
      ...place,
      what: `“${typed}” is typed out; write ${named === 'brand.name' ? '<BrandName />' : `<Claim id="${named}" />`}`,
    })),
  );
  const claims = text.claims.flatMap(({ what, ...place }) => {
    if (what === '') return [];
    if (!isClaimId(what))
      return [{ ...place, what: `“${what}” is not in the claims ledger${didYouMean(what, claimIds)}` }];
    return claim(what).status === 'drafted'
      ? [{ ...place, what: `“${what}” is drafted, and no article goes without it` }]
      : [];
  });
  const facts = text.facts
    .filter(({ what }) => !Object.hasOwn(ownerFacts, what))
    .map(({ what, ...place }) => ({
      ...place,
      what: `“${what}” is not a fact of the owner in src/brand.yaml${didYouMean(what, Object.keys(ownerFacts))}`,
    }));
  const scenes = text.scenes
    .filter(({ what }) => !isSceneId(what))
    .map(({ what, ...place }) => ({
      ...place,
      what: `“${what}” is not a drawing; an article’s own stand beside it, in <slug>.drawings.tsx${didYouMean(what, sceneIds())}`,
    }));
  const pictures = text.pictures.flatMap(({ what, ...place }) => {
    const problem = pictureProblem(besideArticles(what));
    return problem === undefined ? [] : [{ ...place, what: problem }];
  });
  const links = text.links.flatMap(({ what, ...place }) => {
    const problem = what.startsWith('https://') ? undefined : linkProblem(what, day);
    return problem === undefined ? [] : [{ ...place, what: problem }];
  });
  return [...text.mistakes, ...figures, ...names, ...claims, ...facts, ...scenes, ...pictures, ...links].toSorted(
    (a, b) => a.line - b.line || a.column - b.column,
  );
}
