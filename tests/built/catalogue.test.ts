import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtFiles, dist } from './dist.ts';

const isText = /\.(html|js|css|svg|txt|xml|json|webmanifest|md)$/;

/** Sentences in quotes or between tags: long enough that they stand nowhere else by chance. */
const sentences = (source: string) =>
  [...source.matchAll(/'([^'\n]{20,})'|"([^"\n]{20,})"|>([^<>{}\n]{20,})</g)]
    .map(([, single, double, text]) => (single ?? double ?? text ?? '').trim())
    .filter((text) => text.split(' ').length >= 4);

describe('the catalogue', () => {
  it('and its examples have left no word in the built site', () => {
    // What the site says itself, an example may say too.
    const own = globSync('src/site/**/*.yaml')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const words = globSync(['src/**/*.examples.tsx', 'catalogue/**/*.{astro,ts,tsx}'], {
      exclude: ['**/*.test.tsx', '**/.astro/**'],
    })
      .flatMap((file) => sentences(readFileSync(file, 'utf8')))
      .filter((text) => !own.includes(text));
    expect(words.length).toBeGreaterThan(40);
    const built = builtFiles
      .filter((file) => isText.test(file))
      .map((file) => readFileSync(join(dist, file), 'utf8'))
      .join('\n');
    expect(words.filter((text) => built.includes(text))).toEqual([]);
  });
});
