import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listFiles } from './built-files.ts';
import { hosts, writeHostFolders } from './deploy-files.integration.ts';
import { siteFiles } from './hosts/deployed-site.ts';

const policies = { '/': 'a', '/404': 'a', '/post-not-found': 'a' };
const pages = ['404.html', 'index.html', 'post-not-found.html'];

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deploy-'));
  await mkdir(join(folder, 'dist'));
  for (const page of pages) await writeFile(join(folder, 'dist', page), page);
});
afterEach(() => rm(folder, { recursive: true }));

const write = (files: readonly string[]): Promise<void> =>
  writeHostFolders(
    { origin: 'https://a.example', files: siteFiles(files, policies) },
    join(folder, 'dist'),
    join(folder, 'deploy'),
  );

it('writes a folder for each host, with the site where the host takes it and nothing of an earlier build', async () => {
  await mkdir(join(folder, 'deploy/netlify'), { recursive: true });
  await writeFile(join(folder, 'deploy/netlify/old.html'), 'old');
  await write(pages);
  const written = await listFiles(join(folder, 'deploy'));
  expect(new Set(written.map((file) => file.split('/')[0]))).toEqual(new Set(Object.keys(hosts)));
  expect(written).toEqual(
    expect.arrayContaining(['netlify/_headers', 'netlify/_redirects', 'netlify/index.html', 'caddy/Caddyfile']),
  );
  for (const file of ['nginx/index.html', 'netlify/old.html']) expect(written).not.toContain(file);
  expect(await readFile(join(folder, 'deploy/cloudflare-pages/blog/404.html'), 'utf8')).toBe('post-not-found.html');
});

it('refuses a kind of file whose type it cannot tell', async () => {
  await expect(write([...pages, 'notes.xyz'])).rejects.toThrow('No media type is known for notes.xyz');
});
