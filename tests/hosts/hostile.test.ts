import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressOf, isPrivateFile } from '../../build/hosts/addresses.ts';
import { request as ask, exchange, parseResponse } from '../../server/test-site.ts';
import { builtFiles, dist } from '../built/dist.ts';
import { copyBuiltSite, type SiteCopy, secret, startLocal, startNginxContainer } from './servers.ts';

/** Texts parted by spaces; in them `·` stands for a space. */
const some = (text: string): fc.Arbitrary<string> =>
  fc.constantFrom(
    ...text
      .trim()
      .split(/\s+/)
      .map((entry) => entry.replaceAll('·', ' ')),
  );

const addresses = builtFiles.filter((file) => !isPrivateFile(file)).map(addressOf);

/** Ways to write "one folder up" and the separator, each one that some server has taken for it. */
const climb = fc
  .tuple(
    some('/ /_astro/ /blog/ /x/'),
    some('.. %2e%2e .%2e %252e%252e %c0%ae%c0%ae %uff0e%uff0e ..; ....'),
    some(String.raw`/ %2f \ %5C %252f // /./ %c0%af`),
    fc.integer({ min: 1, max: 9 }),
    some('secret.txt .env .policies.json etc/passwd proc/self/environ server/main.ts'),
  )
  .map(([from, up, separator, levels, to]) => from + (up + separator).repeat(levels) + to);

const odd = some(String.raw`
  /.env /%2eenv /.ENV /.env.br /.env%00.html /.git/config /.git%2fconfig /x/../.git/config /.policies.json /blog/.draft
  /index.html.br /index.html~ /index.html. /index.html::$DATA /secret.txt /dev/zero /C:\secret.txt /~root /% /%z /%C3 /%ff /%ed%a0%80
  /%00 /?%00 /?%zz /# /%0d%0aSet-Cookie:%20a=b /<script>alert(1)</script> /$(id) /· /·HTTP/1.1 * . .. ? index.html // //evil.example
  /\evil.example/ http:// http:///etc/passwd http://a:b@evil.example/ http://[::1 file:///etc/passwd HTTP://LOCALHOST/.env`);
const pieces = fc.array(
  some(String.raw`/ .. %2e %2f \ % %c3 %0d%0a ~ ; ? # : * blog index .html .br .env secret.txt 404`),
  {
    maxLength: 9,
  },
);
const target = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(fc.constantFrom(...addresses), pieces).map(([at, more]) => at + more.join('')) },
  { weight: 3, arbitrary: climb },
  { weight: 3, arbitrary: odd },
  { weight: 3, arbitrary: pieces.map((parts) => `/${parts.join('')}`) },
  { weight: 1, arbitrary: some('a %41 a/ ../ %00 [').map((piece) => `/${piece.repeat(3000 / piece.length)}`) },
);

const line = fc.oneof(
  some(`
    bytes=0-0 bytes=-0 bytes=--1 bytes=- bytes= bytes bytes=a-b bytes=10-5 bytes=99999999- bytes=9007199254740993- bytes=1e3-
    bytes=+1-2 bytes=0-1, bytes=0-0,0-0 bytes=0-1,5-6,-1 lines=0-5`).map((value) => `Range: ${value}`),
  some(`
    br gzip * *;q=0 identity;q=0,·*;q=0 br;q=-1 br;q=a ; , gzip;q=1e309 ../../secret.txt br/../../secret .env constructor
    __proto__`).map((value) => `Accept-Encoding: ${value}`),
  some('* "" " W/ W/" "a·a" "b , tea·time 0 -1 Fri,·31·Dec·9999·23:59:59·GMT Mon,·99·Foo·99999·99:99:99·GMT').chain(
    (value) => some('If-None-Match If-Match If-Modified-Since If-Range').map((name) => `${name}: ${value}`),
  ),
  some(`
    Host:·b Host: Host:·a/b Host:·[::1 Host:·../../etc X-Forwarded-Host:·evil.example Connection:·upgrade Expect:·x TE:·trailers
    X-HTTP-Method-Override:·DELETE X-Original-URL:·/.env X-Accel-Redirect:·/.env X-Sendfile:·/etc/passwd __proto__:·x :·x x
    X·Y:·z Content-Length:·5 Content-Length:·-1 Content-Length:·0x5 Content-Length:·99999999999999999999 Transfer-Encoding:·chunked
    Transfer-Encoding:·identity Transfer-Encoding:·gzip,·chunked`),
);

const request = fc
  .record({
    method: some('GET GET GET GET GET GET GET HEAD POST OPTIONS PUT TRACE get'),
    target,
    version: some('HTTP/1.1 HTTP/1.1 HTTP/1.1 HTTP/1.1 HTTP/1.1 HTTP/1.1 HTTP/1.1 HTTP/1.0 HTTP/2.0 ICE/1.0'),
    lines: fc.array(line, { maxLength: 3 }),
    body: fc.oneof({ weight: 9, arbitrary: fc.constant('') }, odd),
  })
  .map(({ method, target: asked, version, lines, body }) =>
    [`${method} ${asked} ${version}`, 'Host: localhost', 'Connection: close', ...lines, '', body].join('\r\n'),
  );

/** A request with a few bytes of it lost, and others in their place. */
const damaged = fc
  .tuple(request, fc.nat(), fc.nat(8), fc.constantFrom(...'\0\r\n:/%.,;=" \x7f\xff'))
  .map(([text, at, lost, byte]) => text.slice(0, at % text.length) + byte + text.slice((at % text.length) + lost));

const hostile = fc.record({
  text: fc.oneof({ weight: 3, arbitrary: request }, { weight: 1, arbitrary: damaged }),
  hangsUp: fc.integer({ min: 0, max: 99 }).map((chance) => chance === 0),
});

const digest = (body: Buffer): string => createHash('sha256').update(body).digest('base64');
/** Every body that may be sent with status 200: built files, plain and compressed. */
const bodies = new Set(builtFiles.map((file) => digest(readFileSync(join(dist, file)))));
/** Texts that only a file from outside the site, or the inside of a server, can hold. */
const outside = [secret, 'root:x:0:0', 'node_modules', 'node:internal', '    at '];

/** What is wrong with an answer: a status of 5xx, something from outside, or a body that is no built file. */
function problemOf(asked: string, answer: string): string | undefined {
  // 501 and 505 are no failures: HTTP's own words for a transfer coding or a version that is not spoken.
  const failed = /^HTTP\/1\.[01] 5(?!01|05)\d\d/m.exec(answer)?.[0];
  if (failed !== undefined) return `answered ${failed}`;
  if (outside.some((needle) => answer.includes(needle))) return 'showed something from outside the site';
  const { status, headers, body } = parseResponse(answer);
  const length = Number(headers['content-length']);
  // A client that hangs up in the middle has seen a part.
  if (status !== 200 || !asked.startsWith('GET ') || body.length < length) return undefined;
  return bodies.has(digest(Buffer.from(body.slice(0, length), 'latin1')))
    ? undefined
    : 'sent a body that is no built file';
}

let copy: SiteCopy;
beforeAll(async () => {
  copy = await copyBuiltSite();
});
afterAll(() => copy?.remove());

it.each([
  ['the local server', startLocal],
  ['nginx', startNginxContainer],
] as const)('20,000 hostile requests bring %s down nowhere and show nothing', async (_name, start) => {
  const server = await start(copy);
  const left = fc.sample(hostile, { numRuns: 20_000, seed: 5 });
  const statuses = new Map<number, number>();
  const problems: string[] = [];
  const client = async (): Promise<void> => {
    for (let next = left.pop(); next; next = left.pop()) {
      const answer = await exchange(server.port, next.text, { silence: 500, hangsUp: next.hangsUp });
      const { status } = parseResponse(answer);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const problem = problemOf(next.text, answer);
      if (problem !== undefined) problems.push(`${problem}: ${JSON.stringify(next.text.slice(0, 300))}`);
    }
  };
  await Promise.all(Array.from({ length: 64 }, client));
  const honest = await ask(server.port, 'GET /');
  // nginx replaces a worker that died, and only says so.
  expect(server.log()).not.toMatch(/exited on signal|\[(?:alert|emerg|crit)\]/);
  await server.stop();
  expect(problems.slice(0, 5)).toEqual([]);
  expect(honest.status).toBe(200);
  // They get past the parser, to what looks for files.
  expect(statuses.get(404)).toBeGreaterThan(1000);
  expect(statuses.get(200)).toBeGreaterThan(100);
});
