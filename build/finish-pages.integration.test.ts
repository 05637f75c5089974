import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { finishBuild } from './finish-pages.integration.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pages-'));
});
afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

const page = (body = ''): string =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"></head><body>${body}</body></html>`;

it('records the policy of every page by its address, and writes it into the page', async () => {
  for (const file of ['index.html', 'blog.html', 'blog/a-post.html', '404.html']) await write(file, page());
  const policies = await finishBuild(root);
  expect(Object.keys(policies).sort()).toEqual(['/', '/404', '/blog', '/blog/a-post']);
  expect(await readFile(join(root, 'blog/a-post.html'), 'utf8')).toContain(
    '<meta http-equiv="content-security-policy"',
  );
});

it('knows scripts by every way to write their address', async () => {
  await write('_astro/a b.js', 'go()');
  await write(
    'blog/a-post.html',
    page('<script src="/_astro/a%20b.js"></script><script src="../_astro/a%20b.js"></script>'),
  );
  await finishBuild(root);
  const integrity = `integrity="sha256-${createHash('sha256').update('go()').digest('base64')}"`;
  expect((await readFile(join(root, 'blog/a-post.html'), 'utf8')).split(integrity)).toHaveLength(3);
});

it('fails over what cannot be published, and names every file and cause', async () => {
  await write('about.html', page('<p style="color:red">x</p>'));
  await write('blog.html', page('<script src="https://cdn.example/a.js"></script>'));
  await expect(finishBuild(root)).rejects.toThrow(
    /about\.html: style="…"[\s\S]*blog\.html: https:\/\/cdn\.example\/a\.js is not a file of this site/,
  );
});
