/** Words a careful reader takes in a minute, tables and sums included. */
const pace = 220;

/** Words of an article's MDX as they are read: the names of its parts, addresses and table rules are none. */
export function countWords(mdx: string): number {
  const read = mdx
    .replaceAll(/<(?:Claim|BrandName)\b[^>]*>/g, ' figure ')
    .replaceAll(/<\/?[A-Z]\w*(?:\s+title="([^"]*)")?[^>]*>/g, ' $1 ')
    .replaceAll(/\]\([^)]*\)/g, '] ');
  // Letters and digits make a word, and so do × and ÷, which are read out; dashes and quotes do not.
  return read.split(/\s+/).filter((part) => /[a-z\dÀ-\u1fff]/i.test(part)).length;
}

/** Minutes to read so many words, a full one at least. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / pace));
}
