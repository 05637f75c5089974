import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { claim } from '../../figures/ledger.ts';
import { readArticle } from './read-article.ts';

const read = (body: string) => readArticle({ body, file: 'a.mdx', worked: ['$75', '2.5%'] });

function htmlOf(body: string): string {
  const { parts } = read(body);
  const shown = parts.map((part) => (typeof part === 'string' ? `[${part}]` : part.text));
  return renderToStaticMarkup(createElement(Fragment, null, ...shown)).replaceAll(/ class="[^"]*"/g, '');
}

describe('readArticle', () => {
  it.each([
    ['typographic quotes, and no space between blocks', '"It\'s"\n\nso', '<p>“It’s”</p><p>so</p>'],
    ['a list from three on', '3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
    ['a line break between words', '**a**\n**b**', '<p><strong>a</strong>\n<strong>b</strong></p>'],
    ['an anchor for a heading', '## A *b*', '<h2 id="a-b"><a href="#a-b">A <em>b</em></a></h2>'],
    [
      'a table with row and column heads',
      '| | A |\n|---|---|\n| x | $75 |',
      '<section aria-label="A" tabindex="0"><table><thead><tr><td></td><th scope="col">A</th></tr></thead><tbody><tr><th scope="row">x</th><td>$75</td></tr></tbody></table></section>',
    ],
    ['an aside', '<Callout title="A">\n\ntext\n\n</Callout>', '<div role="note"><p>A</p><p>text</p></div>'],
  ])('shows %s', (_what, body, html) => {
    expect(htmlOf(body)).toBe(html);
  });

  it('breaks the text where a tool stands', () => {
    expect(htmlOf('a\n\n<StatementCheck />\n\nb\n\n<SavingsCalculator />')).toBe(
      '<p>a</p>[StatementCheck]<p>b</p>[SavingsCalculator]',
    );
  });

  it('lists second-level headings, each with an anchor of its own', () => {
    expect(read('## A\n\n### B\n\n## A').headings).toEqual([
      { id: 'a', text: 'A' },
      { id: 'a-2', text: 'A' },
    ]);
  });

  it('numbers the qualifiers of claims, one number for one sentence', () => {
    const body = '<Claim id="live.hours" /> <Claim id="setup.hours" /> <Claim id="live.hours" />';
    expect(read(body).notes).toEqual([claim('live.hours').note, claim('setup.hours').note]);
    expect([...htmlOf(body).matchAll(/note-(\d)/g)].map(([, number]) => number)).toEqual(['1', '2', '1']);
  });

  it('names the articles it links to, each once', () => {
    const link = (to: string) => `[x](/blog/${to})`;
    const body = `${link('embedded-finance')} ${link('embedded-finance#a')} ${link('payment-trends-2025')} [y](/blog)`;
    expect(read(body).linked).toEqual(['embedded-finance', 'payment-trends-2025']);
  });

  it('refuses a text with mistakes, naming the file', () => {
    expect(() => read('$76\n\n{a}')).toThrow(/^a\.mdx:1: \$76[^\n]*\na\.mdx:3: a brace/);
  });
});
