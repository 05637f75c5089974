import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { claim } from '../../figures/ledger.ts';
import { mistakesOf } from '../../lib/mistakes.ts';
import { readArticle } from './read-article.ts';

const [, real = ''] = readFileSync('src/site/blog/articles/embedded-finance.mdx', 'utf8').split(/^---$/m);

/** An article of this text below the head of a real one, or below what `change` makes of it. */
function read(text: string, change = (head: string) => head) {
  return readArticle('a', `---${change(real.replace(/^slug: .*$/m, 'slug: a'))}---\n${text}`);
}

describe('an article', () => {
  it('has its front matter, and the length of its text', () => {
    expect(read('Three words here.')).toMatchObject({ slug: 'a', author: undefined, words: 3, minutes: 1 });
  });

  it('numbers the qualifiers of its claims, one number for one sentence', () => {
    const { notes } = read('<Claim id="live.hours" /> <Claim id="setup.hours" /> <Claim id="live.hours" />');
    expect(notes).toEqual([claim('live.hours').note, claim('setup.hours').note]);
  });

  it('names the articles that it links to', () => {
    const { linked } = read('[x](/blog/embedded-finance#a) [y](/blog) [z](/blog/payment-trends-2025)');
    expect(linked).toEqual(['embedded-finance', 'payment-trends-2025']);
  });

  it.each([
    ['Text\n\n<StatementCheck />', true],
    ['Text', false],
  ])('knows whether it has tools: %j', (text, hasTools) => {
    expect(read(text).hasTools).toBe(hasTools);
  });
});

describe('what is wrong', () => {
  it('is one error, with file and line of each mistake in the text', () => {
    expect(() => read('$76\n\n{x}', (head) => head.replace(/^worked:.*/ms, ''))).toThrow(
      /^src\/site\/blog\/articles\/a\.mdx:\d+:\d+: \$76 is not proven.*\nsrc\/site\/blog\/articles\/a\.mdx:\d+:\d+: a brace begins/,
    );
  });

  it.each([
    ['a mistake', /^title: .*$/m, 'title: Short', ['title: is 5 characters', '$76.01 is not proven', 'a brace begins']],
    ['one in what proves figures', /^date: .*$/m, 'date: 2025-13-01', ['date: is a day', 'a brace begins']],
    ['no YAML', /^title: .*$/m, 'title: "', ['', 'a brace begins']],
  ])('in a head, %s, hides nothing of the text', (_what, line, mistake, messages) => {
    const said = mistakesOf(() => read('$76.01\n\n{x}', (head) => head.replace(line, mistake))).map(({ what }) => what);
    expect(said).toEqual(messages.map((message) => expect.stringContaining(message)));
  });

  it.each([
    ['<Callout title="A">\n\nText', '1: Expected a closing tag for `<Callout>`; a part that opens has to close'],
    ['Text <Claim id="setup.hours', '6: Unexpected character after `<`'],
    ['Text {x', '6: Unexpected end of file in expression'],
  ])('is named with its line and column where the text breaks off: %j', (text, message) => {
    const firstLine = `---${real}---\n`.split('\n').length;
    expect(() => read(text)).toThrow(`src/site/blog/articles/a.mdx:${firstLine}:${message}`);
  });

  it.each([
    [/^slug: .*$/m, 'slug: embedded-finance', '2:7: slug: is not the name of the file; write “slug: a”'],
    [/^author: .*$/m, 'author: teem', '7:9: author: “teem” signs no articles; write team'],
    [/^title: .*$/m, 'title: Short', '3:8: title: is 5 characters long; write 10 to 60'],
  ])('is named with its line, column and field: %s', (line, mistake, message) => {
    expect(() => read('Text', (head) => head.replace(line, mistake))).toThrow(
      `src/site/blog/articles/a.mdx:${message}`,
    );
  });
});
