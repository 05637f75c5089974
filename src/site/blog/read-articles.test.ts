import { readFileSync } from 'node:fs';
import { mdxToHast } from 'satteri';
import { describe, expect, it } from 'vitest';
import { claim } from '../../figures/ledger.ts';
import { readText } from './article-text.ts';
import { readArticles } from './read-articles.ts';

const [, head = ''] = readFileSync('src/site/blog/articles/embedded-finance.mdx', 'utf8').split(/^---$/m);

/** Articles of these texts by name, each with the head of a real one, or with what `change` makes of it. */
function read(texts: Readonly<Record<string, string>>, change = (yaml: string) => yaml) {
  const sources = Object.entries(texts).map(([name, text]): [string, string] => {
    const yaml = change(head.replace(/^slug: .*$/m, `slug: ${name}`));
    return [`./articles/${name}.mdx`, `---${yaml}---\n${text}`];
  });
  const modules = sources.map(([path, source]) => {
    const frontmatter = { text: readText(mdxToHast(source)) };
    return [path, { Content: () => new Response(), frontmatter, getHeadings: () => [] }] as const;
  });
  return readArticles(Object.fromEntries(modules), Object.fromEntries(sources));
}

describe('an article', () => {
  it('has its front matter, and its words by number and minutes', () => {
    const [article] = read({ a: 'Three words here.' });
    expect(article).toMatchObject({ slug: 'a', author: 'team', words: 3, minutes: 1, hasTools: false });
  });

  it('lists its claims, and numbers their qualifiers, one number for one sentence', () => {
    const [article] = read({ a: '<Claim id="live.hours" /> <Claim id="setup.hours" /> <Claim id="live.hours" />' });
    expect(article?.claims).toEqual(['live.hours', 'setup.hours', 'live.hours']);
    expect(article?.notes).toEqual([claim('live.hours').note, claim('setup.hours').note]);
  });

  it('names the articles that it links to', () => {
    const [article] = read({ a: '[x](/blog/embedded-finance#a) [y](/blog) [z](/blog/payment-trends-2025)' });
    expect(article?.linked).toEqual(['embedded-finance', 'payment-trends-2025']);
  });

  it('knows whether it has tools', () => {
    expect(read({ a: 'Text\n\n<StatementCheck />' })[0]?.hasTools).toBe(true);
  });
});

describe('what is wrong', () => {
  it('is one error, with file and line of each mistake in all articles', () => {
    expect(() => read({ a: '$76', b: '{x}' }, (yaml) => yaml.replace(/^worked:.*/ms, ''))).toThrow(
      /^src\/site\/blog\/articles\/a\.mdx:\d+: \$76 is not proven.*\nsrc\/site\/blog\/articles\/b\.mdx:\d+: a brace begins/,
    );
  });

  it.each([
    [
      'a slug that another article has',
      (yaml: string) => yaml.replace(/^slug: .*$/m, 'slug: embedded-finance'),
      '2: slug: is not the name of the file; write “slug: a”',
    ],
    [
      'a title that is too short',
      (yaml: string) => yaml.replace(/^title: .*$/m, 'title: Short'),
      '3: title: is 5 characters long; write 10 to 70',
    ],
  ])('is named with its field: %s', (_what, change, message) => {
    expect(() => read({ a: 'Text' }, change)).toThrow(`src/site/blog/articles/a.mdx:${message}`);
  });
});
