import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { finishBuild } from './finish-pages.integration.ts';

const page = (body: string) => `<!DOCTYPE html><html><head><meta charset="utf-8"></head><body>${body}</body></html>`;

it('a build fails over links to places that no page has', async () => {
  const root = await mkdtemp(join(tmpdir(), 'pages-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFile(join(root, 'about.html'), page('<a href="/contact#letter">x</a> <a href="/contact#leter">x</a>'));
  await writeFile(join(root, 'contact.html'), page('<p id="letter"></p>'));
  await expect(finishBuild(root)).rejects.toThrow(
    /^src\/site\/about\/page\.yaml:1:1: “\/contact#leter” names no place on \/contact; did you mean letter\?$/,
  );
});

it('a build fails over pages that cannot be published, and names every file and cause', async () => {
  const root = await mkdtemp(join(tmpdir(), 'pages-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFile(join(root, 'about.html'), page('<p style="color:red">x</p>'));
  await writeFile(join(root, 'blog.html'), page('<script src="https://cdn.example/a.js"></script>'));
  await expect(finishBuild(root)).rejects.toThrow(
    /about\.html: style="…"[\s\S]*blog\.html: https:\/\/cdn\.example\/a\.js is not a file of this site/,
  );
});
