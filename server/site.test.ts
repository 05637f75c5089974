import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '../build/hosts/security-headers.ts';
import { createSite } from './site.ts';
import { request, serveFixture, type TestSite } from './test-site.ts';

const page = (title: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>p::before{content:"${title}"}</style></head><body>${`<p>${title} – words</p>`.repeat(30)}</body></html>`;
const script = 'export const answer = 42;\n'.repeat(40);

/** What the built site itself can show, tests/hosts/hosts.test.ts does, on every file of it. */
let site: TestSite;
beforeAll(async () => {
  site = await serveFixture({
    'index.html': page('home'),
    'about.html': page('about'),
    '404.html': page('unknown'),
    'post-not-found.html': page('nopost'),
    '_astro/app.abc123.js': script,
    'robots.txt': 'User-agent: *',
    'file with space.txt': 'spaced',
    '../secret.txt': 'secret',
  });
});
afterAll(() => site.close());

const ask = (target: string, ...headers: readonly string[]) => request(site.port, target, { headers });
const titleOf = (body: Buffer): string =>
  /<title>(.*)<\/title>/.exec(body.toString('utf8'))?.[1] ?? body.toString('utf8').trim();

describe('addresses', () => {
  it.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/about?utm_source=x', 'about'],
    ['/%61bout', 'about'],
    ['http://site/about', 'about'],
    ['http://site', 'home'],
    ['/robots.txt', 'User-agent: *'],
    ['/file%20with%20space.txt', 'spaced'],
  ])('%s answers 200', async (target, title) => {
    const { status, body } = await ask(target);
    expect([status, titleOf(body)]).toEqual([200, title]);
  });

  it.each([
    ['/nowhere', 'unknown'],
    ['/blog/no-such-post', 'nopost'],
    ['//about/', 'unknown'],
    ['/../secret.txt', 'unknown'],
    ['/_astro/../about', 'unknown'],
    ['/about%00', 'unknown'],
    [`/${'a/'.repeat(1000)}`, 'unknown'],
  ])('%s answers 404 with the right page', async (target, title) => {
    const { status, headers, body } = await ask(target, 'Range: bytes=0-3', 'If-None-Match: *', 'If-Match: "x"');
    expect([status, titleOf(body)]).toEqual([404, title]);
    expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-");
  });
});

it.each(['/nowhere', '/about/', '/%zz'])('%s carries every security header but the one for TLS', async (target) => {
  const { headers } = await ask(target);
  for (const { name, value, tlsOnly } of securityHeaders) {
    expect(headers[name.toLowerCase()], name).toBe(tlsOnly ? undefined : value);
  }
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

it('a page without a recorded policy stops the start', async () => {
  await expect(createSite({ root: site.root, policies: {} })).rejects.toThrow(
    'No security policy is recorded for 404.html',
  );
});

/** What of a file of 1,040 bytes is sent for each range: a malformed one, or several, are as good as none. */
it.each([
  ['bytes=0-5', 206, 'bytes 0-5/1040'],
  ['bytes=-10', 206, 'bytes 1030-1039/1040'],
  ['bytes=1030-', 206, 'bytes 1030-1039/1040'],
  ['bytes=0-99999', 206, 'bytes 0-1039/1040'],
  ['bytes=5000-', 416, 'bytes */1040'],
  ['bytes=0-1,4-5', 200, undefined],
  ['bytes=10-5', 200, undefined],
  ['bytes=', 200, undefined],
])('the range %s answers %i', async (range, status, contentRange) => {
  const { status: answered, headers, body } = await ask('/_astro/app.abc123.js', `Range: ${range}`);
  expect([answered, headers['content-range']]).toEqual([status, contentRange]);
  const [, from = 0, to = 1039] = /(\d+)-(\d+)/.exec(contentRange ?? '') ?? [];
  if (status !== 416) expect(body.toString()).toBe(script.slice(Number(from), Number(to) + 1));
});

it('a tunnel is refused', async () => {
  const { status, headers } = await request(site.port, 'site:443', { method: 'CONNECT' });
  expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
});

it('a folder that changes while it is served shows nothing that was not there at the start', async () => {
  await writeFile(join(site.root, 'new.txt'), 'new');
  expect((await ask('/new.txt')).status).toBe(404);
});
