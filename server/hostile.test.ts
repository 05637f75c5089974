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
  it.each([
    ['broken percent-encoding', 'GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['half a character', 'GET /%C3 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['a stray percent sign', 'GET /blog/% HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
    ['HTTP/2 without asking', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['a NUL in a header', 'GET / HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['an over-long address', `GET /${'a'.repeat(5000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 414],
    ['an endless address', `GET /${'a'.repeat(40_000)}`, 414],
    ['an over-long header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
    ['too many headers', `GET / HTTP/1.1\r\nHost: a\r\n${'X: abcdefgh\r\n'.repeat(3000)}\r\n`, 431],
    ['a megabyte of header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(1_000_000)}`, 431],
  ])('%s', async (_, text, status) => {
    const response = parseResponse(await sendRaw(site.port, text));
    expect(response.status).toBe(status);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
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

  it('says nothing of its inside', async () => {
    const { body } = await request(site.port, '/%zz');
    expect(body.toString()).toBe('400 Bad Request\n');
  });
});

describe('odd but readable requests are answered', () => {
  it.each([
    ['no version', 'GET /\r\n\r\n', 200],
    ['HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n', 200],
    ['a version wish', 'GET / HTTP/1.1\r\nHost: a\r\nAccept-Version: 9.x\r\nConnection: close\r\n\r\n', 200],
    [
      'a wish to change protocol',
      'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n',
      200,
    ],
    ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n', 417],
    ['a body on a GET', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello', 200],
    ['a wild range', 'GET / HTTP/1.1\r\nHost: a\r\nRange: bytes=10-5\r\nConnection: close\r\n\r\n', 200],
    [
      'a wild encoding',
      `GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${',;q=,*;q=1e9,'.repeat(99)}\r\nConnection: close\r\n\r\n`,
      200,
    ],
    ['a wild date', 'GET / HTTP/1.1\r\nHost: a\r\nIf-Modified-Since: tea time\r\nConnection: close\r\n\r\n', 200],
  ])('%s', async (_, text, status) => {
    expect(parseResponse(await sendRaw(site.port, text)).status).toBe(status);
    expect(await stillServes()).toBe(true);
  });

  it('a request in many pieces', async () => {
    const pieces = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'.match(/.{1,4}/gs) ?? [];
    expect(parseResponse(await sendRaw(site.port, ...pieces)).status).toBe(200);
  });
});

describe('slow clients', () => {
  let impatient: TestSite;
  beforeAll(async () => {
    impatient = await serveFixture(files, { headersTimeout: 400 });
  });
  afterAll(() => impatient.close());

  it('are let go with 408 when their headers do not come', async () => {
    const answer = await sendRaw(impatient.port, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
    expect(parseResponse(answer).status).toBe(408);
  });

  it('do not keep others waiting', async () => {
    const slow = Array.from({ length: 50 }, () => sendRaw(impatient.port, 'GET / HTTP/1.1\r\n'));
    expect((await request(impatient.port, '/')).status).toBe(200);
    await Promise.all(slow);
  });
});
