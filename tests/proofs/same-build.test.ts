import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copyRepository } from '../../harness/repository-copy.ts';
import { builtFiles, dist } from '../built/dist.ts';

/** A file without what says where it was built: Astro numbers islands by the folder they stand in. */
const withoutFolder = (file: string) => readFileSync(file, 'latin1').replaceAll(/ uid="[^"]*"/g, '');

it('the same sources make the same site, byte for byte, wherever they are built', () => {
  const site = copyRepository();
  onTestFinished(site.remove);
  const { code, output } = site.build();
  expect(code, output).toBe(0);
  const built = join(site.root, 'dist');
  expect(readdirSync(built, { recursive: true })).toHaveLength(readdirSync(dist, { recursive: true }).length);
  for (const file of builtFiles.filter((name) => !/\.(br|gz)$/.test(name))) {
    expect(withoutFolder(join(built, file)) === withoutFolder(join(dist, file)), file).toBe(true);
  }
});
