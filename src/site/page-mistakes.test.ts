import { describe, expect, it } from 'vitest';
import { claim } from '../figures/ledger.ts';
import { mistakesOnPage, readShownPage } from './page-mistakes.ts';

/** What is wrong with a page of these words, beside another. */
function said(path: string, body: string): readonly string[] {
  const other = readShownPage('/products', '<h2 id="spoton">SpotOn</h2>');
  return mistakesOnPage(readShownPage(path, body), new Map([['/products', other]])).map(
    ({ file, line, column, what }) => `${file}:${line}:${column}: ${what}`,
  );
}

const { value, note } = claim('setup.hours');

describe('a page as it is shown', () => {
  it.each([
    ['links to its own places and to those of others', '<a id="a" href="#a">A</a><a href="/products#spoton">B</a>'],
    [
      'links that are no place',
      '<a href="/products">A</a><a href="https://a.example/#b">B</a><a href="/contact#c">C</a>',
    ],
    ['a claim with its qualifier', `<p>In ${value}</p><p>${note}</p>`],
    ['nothing of a claim that its words name', '<p>Soon</p>'],
  ])('may have %s', (_what, body) => {
    expect(said('/', body)).toEqual([]);
  });

  it('says where a link is written that leads to no place', () => {
    const [mistake, ...more] = said(
      '/merchant-services',
      '<a href="/products#spoton">A</a><a href="#business-types">B</a>',
    );
    expect(mistake).toMatch(
      /^src\/site\/merchant-services\/page\.yaml:\d+:\d+: “#business-types” names no place on \/merchant-services$/,
    );
    expect(more).toEqual([]);
  });

  it('says where a claim is named whose qualifier it lacks', () => {
    const mistakes = said('/', `<p>In ${value}</p>`);
    expect(mistakes.length).toBeGreaterThan(0);
    for (const mistake of mistakes)
      expect(mistake).toMatch(/^src\/site\/home\/page\.yaml:\d+:\d+: setup\.hours stands without its qualifier/);
  });
});
