import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** As listed in tokens.css. */
const widths = {
  media: ['24rem', '40rem', '48rem', '60rem', '64rem', '88rem', '112rem'],
  container: ['26rem', '36rem', '50rem'],
};

const files = globSync('src/**/*.{css,astro,ts,tsx}', { exclude: ['**/*.test.ts'] });

/** The widths that a file asks for: in rules, and in the queries that scripts and links hold. */
function queriesIn(file: string) {
  const text = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
  return [...text.matchAll(/(@container[^({]*)?\(([^()]*\bwidth\b[^()]*)\)/g)].flatMap(([, container, query = '']) =>
    [...query.matchAll(/\d[\d.]*(?:rem|em|px)/g)].map(
      ([width]) => ({ on: container ? 'container' : 'media', width }) as const,
    ),
  );
}

describe('layouts change', () => {
  it('at the widths that tokens.css lists, and at no others', () => {
    const others = files.flatMap((file) =>
      queriesIn(file)
        .filter(({ on, width }) => !widths[on].includes(width))
        .map(({ on, width }) => `${file}: ${on} ${width}`),
    );
    expect(others).toEqual([]);
  });

  it('at each of them', () => {
    const used = new Set(files.flatMap(queriesIn).map(({ on, width }) => `${on} ${width}`));
    const listed = Object.entries(widths).flatMap(([on, all]) => all.map((width) => `${on} ${width}`));
    expect([...used].sort()).toEqual(listed.sort());
  });
});
