import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressBuild } from './compress.integration.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'compress-'));
});
afterEach(() => rm(root, { recursive: true }));

it('writes both forms beside a text, and they open to the same text', async () => {
  const text = '<p>Card price and cash price.</p>'.repeat(40);
  await writeFile(join(root, 'about.html'), text);
  expect(await compressBuild(root)).toBe(1);
  expect(brotliDecompressSync(await readFile(join(root, 'about.html.br'))).toString()).toBe(text);
  expect(gunzipSync(await readFile(join(root, 'about.html.gz'))).toString()).toBe(text);
});

it('leaves short texts, images, and what would not become smaller', async () => {
  await writeFile(join(root, 'short.css'), 'a{}'.repeat(80));
  await writeFile(join(root, 'photo.png'), 'x'.repeat(2000));
  await writeFile(join(root, 'noise.txt'), randomBytes(2000));
  expect(await compressBuild(root)).toBe(0);
  expect((await readdir(root)).sort()).toEqual(['noise.txt', 'photo.png', 'short.css']);
});
