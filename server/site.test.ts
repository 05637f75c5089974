import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cacheRules } from '../build/hosts/caching.ts';
import { securityHeaders } from '../build/hosts/security-headers.ts';
import { createSite } from './site.ts';
import { request, serveFixture, type TestSite } from './test-site.ts';

const page = (title: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>p::before{content:"${title}"}</style></head><body>${`<p>${title} – words</p>`.repeat(30)}</body></html>`;
const script = 'export const answer = 42;\n'.repeat(40);

let site: TestSite;
beforeAll(async () => {
  site = await serveFixture({
    'index.html': page('home'),
    'about.html': page('about'),
    'blog.html': page('blog'),
    'blog/a-post.html': page('post'),
    '404.html': page('unknown'),
    'post-not-found.html': page('nopost'),
    '_astro/app.abc123.js': script,
    '_astro/font.woff2': 'font',
    'art/terminal.1a2b.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'robots.txt': 'User-agent: *',
    'file with space.txt': 'spaced',
    '.env': 'SECRET=1',
    '.git/config': 'secret',
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
    ['/blog', 'blog'],
    ['/blog/a-post', 'post'],
    ['http://site/about', 'about'],
    ['http://site', 'home'],
    ['/robots.txt', 'User-agent: *'],
    ['/file%20with%20space.txt', 'spaced'],
  ])('%s answers 200', async (target, title) => {
    const { status, body } = await ask(target);
    expect([status, titleOf(body)]).toEqual([200, title]);
  });

  it.each([
    ['/about.html', '/about'],
    ['/about/', '/about'],
    ['/about/?a=1&b=2', '/about?a=1&b=2'],
    ['/index.html', '/'],
    ['/blog/', '/blog'],
    ['/blog/a-post.html', '/blog/a-post'],
  ])('%s leads to %s for good', async (target, location) => {
    const { status, headers } = await ask(target);
    expect([status, headers['location']]).toEqual([308, location]);
  });

  it.each([
    ['/blog/no-such-post', 'nopost'],
    ['/blog/no-such-post?x=/y', 'nopost'],
    ['/blog/category/fintech', 'unknown'],
    ['/blog/no-such-post/', 'nopost'],
    ['/nowhere', 'unknown'],
    ['/404', 'unknown'],
    ['/404.html', 'unknown'],
    ['/post-not-found', 'unknown'],
    ['/post-not-found.html', 'unknown'],
    ['//evil.example/', 'unknown'],
    ['//about/', 'unknown'],
    ['/ABOUT', 'unknown'],
    ['/about.html.br', 'unknown'],
    ['/_astro/app.abc123.js.gz', 'unknown'],
    ['/_astro', 'unknown'],
    ['/_astro/', 'unknown'],
    ['/.env', 'unknown'],
    ['/.git/config', 'unknown'],
    ['/%2eenv', 'unknown'],
    ['/../secret.txt', 'unknown'],
    ['/%2e%2e/secret.txt', 'unknown'],
    ['/..%2fsecret.txt', 'unknown'],
    ['/_astro/..\\..\\secret.txt', 'unknown'],
    ['/_astro/../about', 'unknown'],
    ['/about%00', 'unknown'],
    [`/${'a/'.repeat(1000)}`, 'unknown'],
  ])('%s answers 404 with the right page', async (target, title) => {
    const { status, headers, body } = await ask(target, 'Range: bytes=0-3', 'If-None-Match: *', 'If-Match: "x"');
    expect([status, titleOf(body)]).toEqual([404, title]);
    expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-");
  });
});

describe('headers', () => {
  it.each(['/', '/nowhere', '/robots.txt', '/about/', '/%zz'])(
    '%s carries every security header but the one for TLS',
    async (target) => {
      const { headers } = await ask(target);
      for (const { name, value, tlsOnly } of securityHeaders) {
        expect(headers[name.toLowerCase()], name).toBe(tlsOnly ? undefined : value);
      }
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['server'] ?? headers['x-powered-by']).toBeUndefined();
    },
  );

  it('give each page its own policy, the same as in its meta element', async () => {
    const [home, about] = [await ask('/'), await ask('/about')];
    expect(home.headers['content-security-policy']).not.toBe(about.headers['content-security-policy']);
    const meta = /security-policy" content="([^"]*)"/.exec(about.body.toString())?.[1];
    expect(about.headers['content-security-policy']).toBe(`${meta}; frame-ancestors 'none'`);
  });

  it.each([
    ['/about', 'text/html; charset=utf-8', cacheRules.page.value],
    ['/nowhere', 'text/html; charset=utf-8', cacheRules.page.value],
    ['/_astro/app.abc123.js', 'text/javascript; charset=utf-8', cacheRules.hashed.value],
    ['/_astro/font.woff2', 'font/woff2', cacheRules.hashed.value],
    ['/art/terminal.1a2b.svg', 'image/svg+xml', cacheRules.hashed.value],
    ['/robots.txt', 'text/plain; charset=utf-8', cacheRules.other.value],
  ])('tell the type and the keeping of %s', async (target, type, caching) => {
    const { headers } = await ask(target, 'Accept-Encoding: br');
    expect([headers['content-type'], headers['cache-control']]).toEqual([type, caching]);
  });

  it('stop the start when a page has no recorded policy', async () => {
    await expect(createSite({ root: site.root, policies: {} })).rejects.toThrow(
      'No security policy is recorded for 404.html',
    );
  });
});

describe('compression', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('for "%s" is %s', async (accepted, encoding) => {
    const { headers, body } = await ask('/about', `Accept-Encoding: ${accepted}`);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']?.toLowerCase()).toBe('accept-encoding');
    const open = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : (bytes: Buffer) => bytes;
    expect(titleOf(open(body))).toBe('about');
  });

  it('holds for the page of an unknown address too', async () => {
    const { status, headers, body } = await ask('/nowhere', 'Accept-Encoding: br');
    expect([status, headers['content-encoding'], titleOf(brotliDecompressSync(body))]).toEqual([404, 'br', 'unknown']);
  });
});

describe('asking again', () => {
  it.each([
    ['/about', 'br'],
    ['/about', 'identity'],
    ['/_astro/app.abc123.js', 'gzip'],
  ])('for an unchanged %s (%s) costs a 304', async (target, accepted) => {
    const encoding = `Accept-Encoding: ${accepted}`;
    const { headers } = await ask(target, encoding);
    for (const condition of [`If-None-Match: ${headers['etag']}`, `If-Modified-Since: ${headers['last-modified']}`]) {
      const again = await ask(target, encoding, condition);
      expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([
        304,
        0,
        headers['cache-control'],
      ]);
      expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    }
    expect((await ask(target, encoding, 'If-None-Match: "other"')).status).toBe(200);
  });

  it('has another tag for each encoding', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (name) => (await ask('/about', `Accept-Encoding: ${name}`)).headers['etag']),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

describe('ranges', () => {
  it.each([
    ['bytes=0-5', 206, 'bytes 0-5/1040'],
    ['bytes=-10', 206, 'bytes 1030-1039/1040'],
    ['bytes=1030-', 206, 'bytes 1030-1039/1040'],
    ['bytes=0-99999', 206, 'bytes 0-1039/1040'],
    ['bytes=5000-', 416, 'bytes */1040'],
    ['bytes=0-1,4-5', 200, undefined],
    ['bytes=10-5', 200, undefined],
    ['bytes=a-b', 200, undefined],
    ['lines=0-5', 200, undefined],
    ['bytes=', 200, undefined],
  ])('%s answers %i', async (range, status, contentRange) => {
    const response = await ask('/_astro/app.abc123.js', `Range: ${range}`);
    expect([response.status, response.headers['content-range']]).toEqual([status, contentRange]);
    const [from = 0, to = 1039] =
      /\d+-\d+/
        .exec(contentRange ?? '')?.[0]
        .split('-')
        .map(Number) ?? [];
    if (status !== 416) expect(response.body.toString()).toBe(script.slice(from, to + 1));
  });
});

describe('methods', () => {
  it('HEAD is GET without the body', async () => {
    for (const target of ['/about', '/nowhere', '/about/', '/robots.txt']) {
      const [get, head] = [await ask(target), await request(site.port, target, { method: 'HEAD' })];
      expect(head.body.length).toBe(0);
      expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    }
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'CONNECT'])(
    '%s answers 405',
    async (method) => {
      for (const target of method === 'CONNECT' ? ['site:443'] : ['/about', '/nowhere', '/about/']) {
        const { status, headers } = await request(site.port, target, { method, headers: ['Content-Length: 100000'] });
        expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
      }
    },
  );
});

describe('a folder that changes while it is served', () => {
  it('shows nothing that was not there at the start, and does not fail', async () => {
    await mkdir(join(site.root, 'later'));
    await writeFile(join(site.root, 'later', 'new.txt'), 'new');
    expect((await ask('/later/new.txt')).status).toBe(404);
  });
});
