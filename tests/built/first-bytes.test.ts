import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { firstBytes } from '../../harness/page-bytes.ts';
import { builtPages, dist } from './dist.ts';

it.each(builtPages)('$path has its opening words, and what styles them, in its first bytes', ({ file }) => {
  const sent = readFileSync(join(dist, `${file}.br`)).subarray(0, firstBytes);
  const read = brotliDecompressSync(sent, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
  expect(read).toContain('</h1>');
  // The words end where the whole style begins (build/steps/words-first.ts).
  expect(read.split('<style').length - 1).toBe(2);
});
