import { isShown } from './claim.ts';
import { claim, isClaimId } from './ledger.ts';
import { stateFact } from './stated.ts';

/** A text after its tokens were replaced. */
export interface ResolvedText {
  readonly text: string;
  /** Whatever stands in braces and names nothing, and every single brace: mistakes for the build to report. */
  readonly unknown: readonly string[];
}

/** Between a sentence and the next, which may begin with a token. */
const betweenSentences = /(?<=[.!?][”’")]*) (?=[\p{Lu}\d“"({])/u;

/** A token, with or without its condition, or a single brace. */
const tokenOrBrace = /\{(?:(if|unless) )?([^{}]*)\}|[{}]/g;

/**
 * Replaces `{setup.hours}` by the claim's value and `{owner.phone}` by the fact that `tokens` gives. A sentence that names an
 * empty fact is left out, and so is one that states a claim which may not be shown. `{if owner.phone}` and
 * `{unless owner.phone}` begin a sentence that stands only while the fact is filled, or only while it is empty.
 */
export function resolveTokens(text: string, tokens: Readonly<Record<string, string>>): ResolvedText {
  const unknown: string[] = [];
  const sentences = text.split(betweenSentences).flatMap((sentence) => {
    let isKept = true;
    const resolved = sentence.replace(tokenOrBrace, (match, condition?: string, id = '') => {
      if (condition === undefined && isClaimId(id)) {
        const stated = claim(id);
        isKept &&= isShown(stated);
        return stated.value;
      }
      const fact = Object.hasOwn(tokens, id) ? tokens[id] : undefined;
      if (fact === undefined) {
        unknown.push(match);
        return match;
      }
      stateFact(id);
      isKept &&= (fact === '') === (condition === 'unless');
      return condition === undefined ? fact : '';
    });
    return isKept ? [resolved] : [];
  });
  return { text: sentences.join(' '), unknown };
}
