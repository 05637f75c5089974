import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSources } from '../harness/sources.ts';
import { brand } from '../src/brand.ts';

it('names the brand in no file but its own', () => {
  const files = [...readSources('.').keys()].filter((file) => file !== 'src/brand.ts');
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(brand.name))).toEqual([]);
});
