import { isShown } from './claim.ts';
import { claim, isClaimId } from './ledger.ts';
import { stateFact } from './stated.ts';
import { type ResolvedText, replaceTokens } from './tokens.ts';

/** Replaces `{setup.hours}` by the claim's value and `{owner.phone}` by the fact that `tokens` gives. */
export function resolveTokens(text: string, tokens: Readonly<Record<string, string>>): ResolvedText {
  return replaceTokens(text, (name) => {
    if (isClaimId(name)) {
      const stated = claim(name);
      return { figure: stated.value, isShown: isShown(stated) };
    }
    const fact = Object.hasOwn(tokens, name) ? tokens[name] : undefined;
    if (fact === undefined) return undefined;
    stateFact(name);
    return { fact };
  });
}
