import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { finishBuild } from './finish-pages.integration.ts';

it('a build fails over pages that cannot be published, and names every file and cause', async () => {
  const root = await mkdtemp(join(tmpdir(), 'pages-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const page = (body: string) => `<!DOCTYPE html><html><head><meta charset="utf-8"></head><body>${body}</body></html>`;
  await writeFile(join(root, 'about.html'), page('<p style="color:red">x</p>'));
  await writeFile(join(root, 'blog.html'), page('<script src="https://cdn.example/a.js"></script>'));
  await expect(finishBuild(root)).rejects.toThrow(
    /about\.html: style="…"[\s\S]*blog\.html: https:\/\/cdn\.example\/a\.js is not a file of this site/,
  );
});
