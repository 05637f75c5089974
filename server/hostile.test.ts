import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseResponse, request, sendRaw, serveFixture, type TestSite } from './test-site.ts';

const page = '<!DOCTYPE html><html><head><meta charset="utf-8"><title>t</title></head></html>';

const files = { 'index.html': page, '404.html': page, 'post-not-found.html': page };

let site: TestSite;
beforeAll(async () => {
  site = await serveFixture(files);
});
afterAll(() => site.close());

const stillServes = async (): Promise<boolean> => (await request(site.port, '/')).status === 200;

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
    [414, 'an over-long address', `GET /${'a'.repeat(5000)} HTTP/1.1\r\n${good}\r\n`],
    [414, 'an endless address', `GET /${'a'.repeat(40_000)}`],
    [431, 'a megabyte of header', `GET / HTTP/1.1\r\n${good}X: ${'a'.repeat(1_000_000)}`],
  ])('with %i: %s', async (status, _, text) => {
    const { status: answered, headers, body } = parseResponse(await sendRaw(site.port, text));
    expect(answered).toBe(status);
    expect(headers['x-content-type-options']).toBe('nosniff');
    // Nothing of its inside.
    expect(body.toString()).toMatch(new RegExp(`^${status} [A-Z][\\w -]+\\n$`, 'i'));
    expect(await stillServes()).toBe(true);
  });

  it.each(['CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', '\x16\x03\x01', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'])(
    'survives a client that resets its connection after %j',
    async (text) => {
      for (let wait = 0; wait < 10; wait += 1) {
        const socket = connect(site.port, '127.0.0.1').on('error', () => {});
        socket.write(text.repeat(20));
        await new Promise((next) => setTimeout(next, wait));
        socket.resetAndDestroy();
      }
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
  expect(parseResponse(await sendRaw(site.port, text)).status).toBe(200);
});

it('slow clients are let go with 408, and keep nobody waiting', async () => {
  const impatient = await serveFixture(files, { headersTimeout: 400 });
  const slow = Array.from({ length: 50 }, () => sendRaw(impatient.port, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '));
  expect((await request(impatient.port, '/')).status).toBe(200);
  for (const answer of await Promise.all(slow)) expect(parseResponse(answer).status).toBe(408);
  await impatient.close();
});
