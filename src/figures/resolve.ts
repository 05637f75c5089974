import { claim, isClaimId } from './ledger.ts';

/** A text after its tokens were replaced. */
export interface ResolvedText {
  readonly text: string;
  /** Whatever stands in braces and names nothing, and every single brace: mistakes for the build to report. */
  readonly unknown: readonly string[];
}

/** Replaces `{setup.hours}` by the claim's value and `{brand.name}` by the brand fact that `tokens` gives. */
export function resolveTokens(text: string, tokens: Readonly<Record<string, string>>): ResolvedText {
  const unknown: string[] = [];
  const resolved = text.replace(/\{[^{}]*\}|[{}]/g, (match) => {
    const id = match.slice(1, -1);
    if (isClaimId(id)) return claim(id).value;
    const fact = Object.hasOwn(tokens, id) ? tokens[id] : undefined;
    if (fact === undefined) unknown.push(match);
    return fact ?? match;
  });
  return { text: resolved, unknown };
}
