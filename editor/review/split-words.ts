/** Two texts as what both begin with, what only each of them says, and what both end with, in whole words. */
interface SplitWords {
  readonly start: string;
  readonly middles: readonly [one: string, other: string];
  readonly end: string;
}

/** Splits two texts where they begin to differ, and where they end to. */
export function splitWords(one: string, other: string): SplitWords {
  const [words, others] = [one.split(/(?<=\s)/), other.split(/(?<=\s)/)] as const;
  const from = countSame(words, others);
  const [left, right] = [words.slice(from), others.slice(from)] as const;
  const to = countSame(left.toReversed(), right.toReversed());
  const middle = (rest: readonly string[]) => rest.slice(0, rest.length - to).join('');
  return {
    start: words.slice(0, from).join(''),
    middles: [middle(left), middle(right)],
    end: left.slice(left.length - to).join(''),
  };
}

/** How many words two texts begin with alike. */
function countSame(one: readonly string[], other: readonly string[]): number {
  const differing = one.findIndex((word, index) => word !== other[index]);
  return differing < 0 ? one.length : differing;
}
