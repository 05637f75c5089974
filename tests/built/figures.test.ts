import { readdirSync, readFileSync } from 'node:fs';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { figuresIn } from '../../src/figures/figures.ts';
import { type ClaimId, claim } from '../../src/figures/ledger.ts';
import { whereUsed } from '../../src/figures/where-used.ts';
import { workedFigures } from '../../src/figures/worked-figures.ts';
import { routes } from '../../src/routes.ts';
import { builtPages } from './dist.ts';

/** The words of a page that a visitor can read or hear, attributes included. */
function wordsOf(html: string): string {
  const words: string[] = [];
  let silent = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script' || name === 'style') silent += 1;
      for (const attribute of ['alt', 'aria-label', 'title', 'content', 'placeholder', 'value']) {
        const text = attributes[attribute];
        if (text && attributes['http-equiv'] === undefined) words.push(text);
      }
    },
    ontext(text) {
      if (silent === 0) words.push(text);
    },
    onclosetag(name) {
      if (name === 'script' || name === 'style') silent -= 1;
    },
  });
  parser.end(html);
  return words.join(' ').replace(/\s+/g, ' ');
}

const content = readdirSync('src/content', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(ya?ml|mdx)$/.test(path))
  .map((path) => ({ path, text: readFileSync(`src/content/${path}`, 'utf8') }));

const used = whereUsed(content, routes);

/** Figures that an article proves in its own front matter, by its path. */
const provenInArticles = new Map(
  content
    .filter(({ path }) => path.startsWith('blog/'))
    .map(({ path, text }) => [
      `/blog/${path.slice('blog/'.length, -'.mdx'.length)}`,
      [...(text.split('\n---')[0] ?? '').matchAll(/figure: "([^"]+)"/g)].flatMap(([, figure = '']) =>
        figuresIn(figure),
      ),
    ]),
);

/** Every figure that may stand on a page: its claims' values and qualifiers, and what it works out or shows as a sample. */
function allowedOn(path: string): ReadonlySet<string> {
  const claims = [...used].filter(([, pages]) => pages.includes(path) || pages.includes('shared')).map(([id]) => id);
  const stated = claims.flatMap((id: ClaimId) => {
    const { value, note = '', wording } = claim(id);
    return figuresIn(`${value} ${note} ${wording}`);
  });
  const worked = workedFigures.filter(({ route }) => route === path).flatMap(({ figure }) => figuresIn(figure));
  return new Set([...stated, ...worked, ...(provenInArticles.get(path) ?? [])]);
}

describe('every % and $ figure', () => {
  it.each(builtPages.map(({ path, html }) => [path, html]))(
    'on %s comes from the ledger or is proven',
    (path, html) => {
      const allowed = allowedOn(path);
      const stray = figuresIn(wordsOf(html)).filter((figure) => !allowed.has(figure));
      expect([...new Set(stray)]).toEqual([]);
    },
  );

  it('would be found if it were made up', () => {
    expect(figuresIn('Save 41% or $1,234.50 a month, up to $3 million')).toEqual(['41%', '$1,234.50', '$3 million']);
    expect(allowedOn('/').has('41%')).toBe(false);
  });
});
