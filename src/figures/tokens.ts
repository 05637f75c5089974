/** What a token stands for: a figure, which may not be shown yet, or a fact, which may be empty. */
export type Meaning = { readonly figure: string; readonly isShown: boolean } | { readonly fact: string };

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
 * Replaces what stands in braces by what it means. A sentence that names an empty fact is left out, and so is one that states a
 * figure which may not be shown. `{if owner.phone}` and `{unless owner.phone}` begin a sentence that stands only while the
 * fact is filled, or only while it is empty.
 */
export function replaceTokens(text: string, meaningOf: (name: string) => Meaning | undefined): ResolvedText {
  const unknown: string[] = [];
  const sentences = text.split(betweenSentences).flatMap((sentence) => {
    let isKept = true;
    const resolved = sentence.replace(tokenOrBrace, (match, condition?: string, name = '') => {
      const meaning = meaningOf(name);
      if (meaning === undefined || (condition !== undefined && 'figure' in meaning)) {
        unknown.push(match);
        return match;
      }
      if ('figure' in meaning) {
        isKept &&= meaning.isShown;
        return meaning.figure;
      }
      isKept &&= (meaning.fact === '') === (condition === 'unless');
      return condition === undefined ? meaning.fact : '';
    });
    return isKept ? [resolved] : [];
  });
  return { text: sentences.join(' '), unknown };
}
