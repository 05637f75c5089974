import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { compressBuild } from './compress.integration.ts';

// That the forms open to the same text is held where they are served (tests/hosts).
it('writes both forms beside a text, and none where it is short, no text, or would not become smaller', async () => {
  const root = await mkdtemp(join(tmpdir(), 'compress-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFile(join(root, 'about.html'), '<p>Card price and cash price.</p>'.repeat(40));
  await writeFile(join(root, 'short.css'), 'a{}'.repeat(80));
  await writeFile(join(root, 'photo.png'), 'x'.repeat(2000));
  await writeFile(join(root, 'noise.txt'), randomBytes(2000));
  expect(await compressBuild(root)).toBe(1);
  const files = 'about.html about.html.br about.html.gz noise.txt photo.png short.css'.split(' ');
  expect((await readdir(root)).sort()).toEqual(files);
});
