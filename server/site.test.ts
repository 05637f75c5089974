import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainHeaders } from '../build/hosts/security-headers.ts';
import { exchange, parseResponse, request, serveFixture, type TestSite } from './test-site.ts';

const script = 'export const answer = 42;\n'.repeat(40);
const files = {
  'index.html': 'home',
  'about.html': 'about',
  '404.html': 'unknown',
  'post-not-found.html': 'nopost',
  '_astro/app.abc123.js': script,
  'file with space.txt': 'spaced',
  '../secret.txt': 'secret',
};

/** What the built site itself can show, tests/hosts/hosts.test.ts does, on every file of it. */
let site: TestSite;
beforeAll(async () => {
  site = await serveFixture(files);
});
afterAll(() => site.close());

const stillServes = async (): Promise<boolean> => (await request(site.port, 'GET /')).status === 200;

it.each([
  ['/about?utm_source=x', 'about'],
  ['/%61bout', 'about'],
  ['http://site/about', 'about'],
  ['http://site', 'home'],
  ['/file%20with%20space.txt', 'spaced'],
])('%s answers 200', async (target, text) => {
  const { status, body } = await request(site.port, `GET ${target}`);
  expect([status, body]).toEqual([200, text]);
});

it.each([
  ['/blog/no-such-post', 'nopost'],
  ['//about/', 'unknown'],
  ['/../secret.txt', 'unknown'],
  ['/_astro/../about', 'unknown'],
  ['/about%00', 'unknown'],
  [`/${'a/'.repeat(1000)}`, 'unknown'],
])('%s answers 404 with the right page', async (target, text) => {
  const { status, body } = await request(site.port, `GET ${target}`, 'If-Match: "x"');
  expect([status, body]).toEqual([404, text]);
});

/** What of a file of 1,040 bytes is sent for each range: a malformed one, or several, are as good as none. */
it.each([
  ['bytes=-10', 206, 'bytes 1030-1039/1040'],
  ['bytes=1030-', 206, 'bytes 1030-1039/1040'],
  ['bytes=0-99999', 206, 'bytes 0-1039/1040'],
  ['bytes=0-1,4-5', 200, undefined],
  ['bytes=10-5', 200, undefined],
  ['bytes=', 200, undefined],
])('the range %s answers %i', async (range, status, contentRange) => {
  const { status: answered, headers, body } = await request(site.port, 'GET /_astro/app.abc123.js', `Range: ${range}`);
  expect([answered, headers['content-range']]).toEqual([status, contentRange]);
  const [, from = 0, to = 1039] = /(\d+)-(\d+)/.exec(contentRange ?? '') ?? [];
  expect(body).toBe(script.slice(Number(from), Number(to) + 1));
});

it('a folder that changes while it is served shows nothing that was not there at the start', async () => {
  await writeFile(join(site.root, 'new.txt'), 'new');
  expect((await request(site.port, 'GET /new.txt')).status).toBe(404);
});

it('a route beside the files answers with the headers of the site, which is only read anywhere else', async () => {
  const { port, close } = await serveFixture(files, {
    routes: async (app) => {
      app.post('/leads', async (_request, reply) => reply.code(202).send({ status: 'accepted' }));
    },
  });
  const { status, headers } = await request(port, 'POST /leads', 'Content-Length: 0');
  expect([status, headers['x-content-type-options']]).toEqual([202, 'nosniff']);
  for (const asked of ['POST /', 'POST /leads/', 'PUT /leads', 'DELETE /leads']) {
    expect((await request(port, asked)).status, asked).toBe(405);
  }
  expect((await request(port, 'GET /leads')).status).toBe(404);
  await close();
});

describe('malformed requests are refused, and the server goes on', () => {
  const good = 'Host: a\r\nConnection: close\r\n';
  it.each([
    [400, 'broken percent-encoding', `GET /%zz HTTP/1.1\r\n${good}\r\n`],
    [400, 'half a character', `GET /%C3 HTTP/1.1\r\n${good}\r\n`],
    [400, 'two hosts', `GET / HTTP/1.1\r\nHost: b\r\n${good}\r\n`],
    [400, 'no host', 'GET / HTTP/1.1\r\n\r\n'],
    [400, 'another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    [400, 'an unknown method', `BREW / HTTP/1.1\r\n${good}\r\n`],
    [400, 'two lengths', `POST / HTTP/1.1\r\n${good}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`],
    [405, 'a tunnel', `CONNECT a:443 HTTP/1.1\r\n${good}\r\n`],
    [414, 'an over-long address', `GET /${'a'.repeat(5000)} HTTP/1.1\r\n${good}\r\n`],
    [414, 'an endless address', `GET /${'a'.repeat(40_000)}`],
    [431, 'a megabyte of header', `GET / HTTP/1.1\r\n${good}X: ${'a'.repeat(1_000_000)}`],
  ])('with %i: %s', async (status, _, text) => {
    const { status: answered, headers, body } = parseResponse(await exchange(site.port, text));
    expect([answered, headers['allow']]).toEqual([status, 'GET, HEAD']);
    for (const [name, value] of Object.entries(plainHeaders)) expect(headers[name.toLowerCase()], name).toBe(value);
    // Nothing of its inside.
    expect(body).toMatch(new RegExp(`^${status} [A-Z][\\w -]+\\n$`, 'i'));
    expect(await stillServes()).toBe(true);
  });

  it.each(['CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', '\x16\x03\x01', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'])(
    'survives clients that hang up in the middle of %j',
    async (text) => {
      for (let times = 1; times <= 10; times += 1) await exchange(site.port, text.repeat(4 * times), { hangsUp: true });
      expect(await stillServes()).toBe(true);
    },
  );
});

it.each([
  ['no version', 'GET /\r\n\r\n'],
  ['HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n'],
  [
    'a wish to change protocol',
    'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n',
  ],
  ['a body on a GET', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello'],
])('an odd but readable request is answered: %s', async (_, text) => {
  expect(parseResponse(await exchange(site.port, text)).status).toBe(200);
});

const pipelined = (count: number): Promise<string> =>
  exchange(site.port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count), { silence: 500 });

it('a client that asks ahead by one is answered in order, and one that asks for a thousand answers at once is let go', async () => {
  expect((await pipelined(2)).match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
  expect((await pipelined(1000)).match(/HTTP\/1\.1 /g) ?? []).not.toHaveLength(1000);
  expect(await stillServes()).toBe(true);
});

it('slow clients are let go with 408, and keep nobody waiting', async () => {
  const impatient = await serveFixture(files, { headersTimeout: 400 });
  const slow = Array.from({ length: 50 }, () => exchange(impatient.port, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '));
  expect((await request(impatient.port, 'GET /')).status).toBe(200);
  for (const answer of await Promise.all(slow)) expect(parseResponse(answer).status).toBe(408);
  await impatient.close();
});
