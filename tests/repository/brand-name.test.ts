import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSources } from '../../harness/sources.ts';
import { brand } from '../../src/brand.ts';
import { alone } from '../../src/lib/alone.ts';

it.skipIf(brand.nameIsWord)('names the brand in no file but its own', () => {
  const own = /^src\/brand\.|^harness\/second-brand\.ts$/;
  const files = [...readSources('.').keys()].filter((file) => !own.test(file));
  const name = alone(brand.name);
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => name.test(readFileSync(file, 'utf8')))).toEqual([]);
});
