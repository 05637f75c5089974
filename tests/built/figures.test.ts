import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownerFacts } from '../../src/brand/facts.ts';
import { figuresIn } from '../../src/figures/figures.ts';
import { claim } from '../../src/figures/ledger.ts';
import { figuresInUse } from '../../src/site/figures-in-use.ts';
import { folderOf } from '../../src/site/page-contents.ts';
import { builtFiles, builtPages, dist } from './dist.ts';

/** The words of a page or a drawing that a visitor can read or hear, attributes included. */
function wordsOf(markup: string): string {
  const shown = markup.replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ');
  const attributes = shown.matchAll(/ (?:alt|aria-label|title|content|placeholder|value)="([^"]*)"/g);
  return [shown.replaceAll(/<[^>]*>/g, ' '), ...Array.from(attributes, ([, text = '']) => text)].join(' ');
}

/** A receipt prints the $875 of a sentence as $875.00. */
const withoutCents = (figure: string) => figure.replace(/\.00$/, '');

const { everywhere, pages } = figuresInUse();

/** The figures among the owner's facts: prices, terms. */
const owned = Object.values(ownerFacts).flatMap(figuresIn);

/** Every figure that may stand on a page: its claims' values and qualifiers, what it works out or shows as a sample, and the owner's. */
const allowed = new Map(
  pages.map(({ path, claims, worked }) => {
    const stated = [...everywhere.claims, ...claims].flatMap((id) => {
      const { value, note = '', wording } = claim(id);
      return figuresIn(`${value} ${note} ${wording}`);
    });
    return [path, new Set([...stated, ...worked, ...owned].map(withoutCents))];
  }),
);

/** The figures of a page or a drawing that nothing proves, each once. */
function straysIn(markup: string, path: string): readonly string[] {
  return [...new Set(figuresIn(wordsOf(markup)))].filter((figure) => !allowed.get(path)?.has(withoutCents(figure)));
}

describe('every % and $ figure comes from the ledger or is proven', () => {
  it.each(builtPages)('on $path', ({ path, html }) => {
    expect(straysIn(html, path)).toEqual([]);
  });

  const sprites = new Map(
    builtFiles
      .filter((file) => file.startsWith('art/') && file.endsWith('.svg'))
      .map((file) => [file.replace(/^art\/|\.\w+\.svg$/g, ''), file]),
  );
  const drawn = pages.flatMap(({ path }) => {
    const file = sprites.get(folderOf(path));
    return file === undefined ? [] : [{ path, file }];
  });

  it.each(drawn)('in the drawings of $path', ({ path, file }) => {
    expect(straysIn(readFileSync(join(dist, file), 'utf8'), path)).toEqual([]);
  });

  it('in every file of drawings: each is that of a page, or of the header or a missing page, which have no figures', () => {
    const others = ['everywhere', 'not-found'].map((name) => sprites.get(name) ?? '');
    const words = others.map((file) => wordsOf(readFileSync(join(dist, file), 'utf8')));
    expect(words.flatMap(figuresIn)).toEqual([]);
    expect([...drawn.map(({ file }) => file), ...others].sort()).toEqual([...sprites.values()].sort());
  });
});
