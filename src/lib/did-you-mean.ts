/** How much of two words is the same, from 0 to 1: the pairs of letters that they share. */
function likeness(one: string, other: string): number {
  const [of, among] = [pairsOf(one), pairsOf(other)];
  return (2 * of.intersection(among).size) / (of.size + among.size || 1);
}

const pairsOf = (word: string): ReadonlySet<string> =>
  new Set(Array.from(word.slice(1), (letter, index) => `${word[index] ?? ''}${letter}`.toLowerCase()));

/** Less than this is another word. */
const alike = 0.4;

/** The end of a complaint about an unknown name: "; did you mean /products?", with the likest first; nothing if none is like it. */
export function didYouMean(given: string, known: readonly string[]): string {
  const near = known
    .map((name) => ({ name, is: likeness(given, name) }))
    .filter(({ is }) => is >= alike)
    .sort((a, b) => b.is - a.is)
    .slice(0, 3);
  return near.length === 0 ? '' : `; did you mean ${near.map(({ name }) => name).join(' or ')}?`;
}
