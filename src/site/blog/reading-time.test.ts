import { describe, expect, it } from 'vitest';
import { countWords, readingMinutes } from './reading-time.ts';

describe('countWords', () => {
  it.each([
    ['plain words and figures', 'A fee of $900 is 3.0% of sales.', 8],
    ['a link by its words', 'See [the guide](/blog/payment-processor-guide) first', 4],
    ['a claim as the one figure it shows', 'Set up in <Claim id="setup.hours" /> by <BrandName />', 6],
    ['the title of a part, not its name', '<Callout title="Two words">\n\nText\n\n</Callout>', 3],
    ['no marks of headings, lists and tables', '## Fees\n\n- one\n- two\n\n| A | B |\n|---|---|\n| 1 | 2 |', 7],
    ['nothing', '\n\n', 0],
  ])('counts %s', (_what, mdx, words) => {
    expect(countWords(mdx)).toBe(words);
  });
});

describe('readingMinutes', () => {
  it.each([
    [0, 1],
    [220, 1],
    [1200, 5],
    [2000, 9],
  ])('gives %d words %d minutes', (words, minutes) => {
    expect(readingMinutes(words)).toBe(minutes);
  });
});
