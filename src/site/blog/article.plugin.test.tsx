import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { evaluate } from 'satteri';
import { expect, it } from 'vitest';
import { claim } from '../../figures/ledger.ts';
import { articleMarkdown } from './article.plugin.ts';
import { articleParts } from './article-parts.tsx';

/** React as the compiler of MDX calls it. */
interface Runtime {
  readonly Fragment: unknown;
  jsx(type: unknown, props: unknown, key?: unknown): unknown;
  jsxs(type: unknown, props: unknown, key?: unknown): unknown;
}
const { Fragment, jsx, jsxs }: Runtime = runtime;

/** An article's text as a page shows it, without the styles of its parts. */
async function htmlOf(text: string, notes: readonly string[] = []): Promise<string> {
  const { default: Content } = await evaluate(text, { Fragment, jsx, jsxs, ...articleMarkdown });
  if (typeof Content !== 'function') throw new Error('MDX gives a component');
  return renderToStaticMarkup(Content({ components: articleParts, notes })).replaceAll(/ class="_[^"]*"|\n/g, '');
}

it.each([
  ['typographic quotes, and dashes as they are typed', '"It\'s" -- so', '<p>“It’s” -- so</p>'],
  ['a heading that leads to itself', '## A *b*', '<h2 id="a-b"><a href="#a-b">A <em>b</em></a></h2>'],
  [
    'a table of figures with its frame, row and column heads',
    '| | A | B |\n|-|-|-|\n| x | $75 | 2% |',
    '<section aria-label="A, B" tabindex="0"><table><thead><tr><td></td><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><th scope="row">x</th><td>$75</td><td>2%</td></tr></tbody></table></section>',
  ],
  [
    'a table of words that says what its parts are, since they become cards on a phone',
    '| | A | B |\n|-|-|-|\n| x | $75 | z |',
    '<section aria-label="A, B" tabindex="0"><table role="table"><thead><tr role="row"><td role="cell"></td><th scope="col" role="columnheader">A</th><th scope="col" role="columnheader">B</th></tr></thead><tbody><tr role="row"><th scope="row" role="rowheader">x</th><td data-label="A" role="cell">$75</td><td data-label="B" role="cell">z</td></tr></tbody></table></section>',
  ],
  [
    'what a figure is that names a row, where cards leave its column without a head',
    '| Sales | A | B |\n|-|-|-|\n| $5,000 | y | z |',
    '<section aria-label="Sales, A, B" tabindex="0"><table role="table"><thead><tr role="row"><th scope="col" role="columnheader">Sales</th><th scope="col" role="columnheader">A</th><th scope="col" role="columnheader">B</th></tr></thead><tbody><tr role="row"><th scope="row" data-label="Sales" role="rowheader">$5,000</th><td data-label="A" role="cell">y</td><td data-label="B" role="cell">z</td></tr></tbody></table></section>',
  ],
  ['an aside', '<Callout title="A">\n\ntext\n\n</Callout>', '<div role="note"><p>A</p><p>text</p></div>'],
])('shows %s', async (_what, text, html) => {
  expect(await htmlOf(text)).toBe(html);
});

it('marks a claim with the number of its qualifier', async () => {
  const { note = '', value } = claim('live.hours');
  const html = await htmlOf('In <Claim id="live.hours" />', ['another', note]);
  expect(html).toContain(`In ${value}<sup><a href="#figures-note-2"`);
});
