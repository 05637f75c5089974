import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addressOf, isNotFoundFile, isPrivateFile, spellingsOf } from '../../build/hosts/addresses.ts';
import { cacheControlOf } from '../../build/hosts/caching.ts';
import { mediaTypeOf } from '../../build/hosts/media-types.ts';
import { filePolicy, plainHeaders, securityHeaders } from '../../build/hosts/security-headers.ts';
import { builtFiles, dist } from '../built/dist.ts';
import { type Answer, ask, opened } from './ask.ts';
import {
  copyBuiltSite,
  type RunningServer,
  redirects,
  type SiteCopy,
  secret,
  startCaddy,
  startLocal,
  startNginx,
} from './servers.ts';

const starts = { nginx: startNginx, caddy: startCaddy, local: startLocal };

const served = builtFiles.filter((file) => !isPrivateFile(file) && !isNotFoundFile(file));
const pages = served.filter((file) => file.endsWith('.html'));
const compressed = new Set(
  builtFiles.filter((file) => file.endsWith('.br')).map((file) => file.slice(0, -'.br'.length)),
);
const contentOf = (file: string): Buffer => readFileSync(join(dist, file));
/** The headers that HEAD has to repeat. Of a compressed file Caddy sends no length with GET, or none with HEAD; both are allowed. */
const described = ({ headers }: Answer) => ({ ...headers, date: '', 'content-length': '', 'transfer-encoding': '' });
/** An article's address is one segment below /blog whether or not there is such a file. */
const unknown: Readonly<Record<string, string>> = {
  'post-not-found.html': `/blog/no-such-post /blog/no-such-post?x=/y /blog/no-such-post.html /blog/.draft /blog/no-such-post/`,
  '404.html': `
    /no-such-page /no-such-page/ /no-such-page.html /blog/category/fintech /blog/category/fintech/ /404 /404/ /404.html
    /post-not-found /post-not-found/ /post-not-found.html /index /index/ /NO-SUCH-PAGE /Robots.txt //evil.example/ //evil.example
    //robots.txt /index.html.br /index.html.gz /_astro /_astro/ /_headers /_redirects /.env /%2eenv /.policies.json /.git/config
    /.well-known/note.txt`,
};
const unknownTargets = Object.entries(unknown).flatMap(([file, targets]) =>
  targets
    .trim()
    .split(/\s+/)
    .map((target) => [target, file] as const),
);

/** Every host is held to the same; the local server always, the others in the long form. */
const hosts: readonly (keyof typeof starts)[] = inject('isLong') ? ['nginx', 'caddy'] : ['local'];

describe.each(hosts)('%s', (name) => {
  let copy: SiteCopy;
  let server: RunningServer;
  beforeAll(async () => {
    copy = await copyBuiltSite();
    server = await starts[name](copy);
  });
  afterAll(async () => {
    await server?.stop();
    await copy?.remove();
  });

  const expectStanding = ({ headers }: Answer): void => {
    for (const [header, value] of Object.entries(server.tls ? securityHeaders : plainHeaders)) {
      expect(headers[header.toLowerCase()], header).toBe(value);
    }
    expect('strict-transport-security' in headers).toBe(server.tls);
    expect(headers['server'] ?? '').not.toMatch(/\d/);
    expect(headers['x-powered-by']).toBeUndefined();
  };
  const expectFile = (answer: Answer, file: string): void => {
    const policy = file.endsWith('.html') ? copy.policies[addressOf(file)] : filePolicy;
    expect(answer.headers['content-security-policy']).toBe(policy);
    // Hosts without a header for each page rely on the page itself, which cannot forbid framing.
    if (file.endsWith('.html')) {
      const meta = `<meta http-equiv="content-security-policy" content="${policy?.replace("; frame-ancestors 'none'", '')}">`;
      expect(opened(answer).includes(meta), `the policy stands in ${file}`).toBe(true);
    }
    expect(answer.headers['content-type']).toBe(mediaTypeOf(file));
    expect(answer.headers['cache-control']).toBe(cacheControlOf(file));
    expect(opened(answer).equals(contentOf(file)), `the body is ${file}`).toBe(true);
    expectStanding(answer);
  };

  it.each(served.map((file) => [encodeURI(addressOf(file)), file] as const))('%s answers 200', async (target, file) => {
    const choices = [
      ['identity', undefined],
      ['gzip', 'gzip'],
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=0, gzip', 'gzip'],
    ] as const;
    for (const [accepted, encoding] of choices) {
      const asked = { 'accept-encoding': accepted };
      const answer = await ask(server, target, asked);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-encoding'], accepted).toBe(compressed.has(file) ? encoding : undefined);
      if (compressed.has(file)) expect(answer.headers['vary']?.toLowerCase()).toBe('accept-encoding');
      expectFile(answer, file);

      const head = await ask(server, target, asked, 'HEAD');
      expect([head.status, head.body.length]).toEqual([200, 0]);
      expect(described(head)).toEqual(described(answer));

      const { etag, 'last-modified': modified } = answer.headers;
      for (const condition of [{ 'if-none-match': `${etag}` }, { 'if-modified-since': `${modified}` }]) {
        const again = await ask(server, target, { ...asked, ...condition });
        expect([again.status, again.body.length]).toEqual([304, 0]);
        expect(again.headers['cache-control']).toBe(cacheControlOf(file));
        expect(again.headers['content-security-policy']).toBe(answer.headers['content-security-policy']);
      }
      expect((await ask(server, target, { ...asked, 'if-none-match': '"other"' })).status).toBe(200);
    }
  });

  it.each(pages.flatMap((file) => spellingsOf(file).map((spelling) => [spelling, addressOf(file)])))(
    '%s leads to %s for good',
    async (spelling, address) => {
      for (const query of ['', '?a=1&b=%20']) {
        const answer = await ask(server, spelling + query);
        expect([answer.status, answer.headers.location]).toEqual([308, address + query]);
        expect(answer.headers['cache-control']).toBe('no-cache');
        expectStanding(answer);
      }
    },
  );

  it.each(redirects.flatMap(({ from, ...rest }) => [from, `${from}/`].map((old) => ({ old, ...rest }))))(
    '$old leads to $to, for good: $permanent',
    async ({ old, to, permanent }) => {
      for (const query of ['', '?a=1&b=%20']) {
        const answer = await ask(server, old + query);
        expect([answer.status, answer.headers.location]).toEqual([permanent ? 308 : 307, to + query]);
        expect(answer.headers['cache-control']).toBe('no-cache');
        expectStanding(answer);
      }
      expect((await ask(server, old, {}, 'POST')).status).toBe(405);
    },
  );

  it.each(unknownTargets)('%s answers 404 with %s', async (target, file) => {
    // With every condition a client may set: a page that says "not found" has no part or date that could be asked for.
    const conditions = { range: 'bytes=0-3', 'if-none-match': '*', 'if-modified-since': new Date().toUTCString() };
    for (const headers of [{}, conditions, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip' }]) {
      const answer = await ask(server, target, headers);
      expect(answer.status).toBe(404);
      expectFile(answer, file);
      const head = await ask(server, target, headers, 'HEAD');
      expect([head.status, head.body.length]).toEqual([404, 0]);
    }
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])('%s answers 405', async (method) => {
    for (const target of ['/', '/no-such-page', '/index.html']) {
      const answer = await ask(server, target, {}, method);
      expect([answer.status, answer.headers['allow'], answer.headers['cache-control']]).toEqual([
        405,
        'GET, HEAD',
        'no-store',
      ]);
      expectStanding(answer);
    }
  });

  // Left out: several ranges and reversed ones. nginx and Caddy answer them (206, 416), the local server sends the whole: all allowed.
  it('sends parts of a file', async () => {
    const file = served.find((path) => path.endsWith('.woff2')) ?? '';
    const content = contentOf(file);
    const part = await ask(server, `/${file}`, { range: 'bytes=10-19' });
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 10-19/${content.length}`]);
    expect(part.body.equals(content.subarray(10, 20))).toBe(true);
    expect((await ask(server, `/${file}`, { range: `bytes=${content.length}-` })).status).toBe(416);
  });

  it('has another tag for each encoding', async () => {
    const answers = await Promise.all(
      ['br', 'gzip', 'identity'].map((name) => ask(server, '/', { 'accept-encoding': name })),
    );
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
  });

  // Left out of the table above: dot segments. nginx resolves them, the others do not; all stay inside the folder.
  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/_astro/..%2f..%2fsecret.txt',
    '/_astro/..\\..\\secret.txt',
    '/secret.txt',
  ])('%s shows nothing from outside', async (target) => {
    const answer = await ask(server, target);
    expect([400, 404]).toContain(answer.status);
    expect(answer.body.toString()).not.toContain(secret);
  });
});
