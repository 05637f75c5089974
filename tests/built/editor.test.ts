import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtFiles, dist } from './dist.ts';

it('nothing of the editor is in the built site', () => {
  const traces = builtFiles.filter((file) => /keystatic|keystar/i.test(readFileSync(join(dist, file), 'latin1')));
  expect(traces).toEqual([]);
});
