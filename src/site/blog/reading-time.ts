/** Words a careful reader takes in a minute, tables and sums included. */
const pace = 220;

/** Words of an article's MDX as they are read: the names of its parts, addresses and table rules are none. */
export function countWords(mdx: string): number {
  const read = mdx
    .replaceAll(/<(?:Claim|BrandName)\b[^>]*>/g, ' figure ')
    .replaceAll(/<\/?[A-Z]\w*(?:\s+title="([^"]*)")?[^>]*>/g, ' $1 ')
    .replaceAll(/\]\([^)]*\)/g, '] ');
  let words = 0;
  // Once a word; a loop over its characters, since an index of thousands of articles counts millions of words.
  let counted = false;
  for (let place = 0; place < read.length; place += 1) {
    const character = read.charCodeAt(place);
    if (isSpace(character)) counted = false;
    else if (!counted && isLetterOrDigit(character)) {
      counted = true;
      words += 1;
    }
  }
  return words;
}

const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 9;
/** In ASCII; beyond it, everything but punctuation such as dashes and quotes. */
const isLetterOrDigit = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 57) ||
  (code >= 192 && code < 8192);

/** Minutes to read so many words, a full one at least. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / pace));
}
