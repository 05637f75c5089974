/** Bytes to send, in one piece or several, and what the client does then. */
export interface Hostile {
  readonly pieces: readonly string[];
  /** Milliseconds between the pieces; two, where nothing is said. */
  readonly pause?: number;
  /** Closes the connection at once, in the middle of whatever the server is doing. */
  readonly resets?: true;
}

/** Texts parted by spaces; in them `·` stands for a space and `¶` for an end of line. */
const list = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\s+/)
    .map((entry) => entry.replaceAll('·', ' ').replaceAll('¶', '\r\n'));

/** Ways to write "one folder up" and the separator, each one that some server has taken for it. */
const ups = list(`.. %2e%2e .%2e %252e%252e %c0%ae%c0%ae %uff0e%uff0e ..; ....`);
const separators = list(String.raw`/ %2f \ %5C %252f // /./ %c0%af`);
const climbs = [
  { from: '/', levels: 1, to: 'secret.txt' },
  { from: '/_astro/', levels: 2, to: 'secret.txt' },
  { from: '/blog/', levels: 1, to: '.env' },
  { from: '/', levels: 9, to: 'etc/passwd' },
] as const;

/** What stands between the method and the version: climbing out, hidden files, and what is no address. */
export const targets: readonly string[] = [
  ...climbs.flatMap(({ from, levels, to }) =>
    ups.flatMap((up) => separators.map((by) => from + `${up}${by}`.repeat(levels) + to.replaceAll('/', by))),
  ),
  ...list(String.raw`
    /.env /%2eenv /.ENV /.env/ /.env.br /.env?x /.env%00.html /.env;.html //.env /.git/config /.git/ /.git%2fconfig
    /x/../.git/config /.htpasswd /.policies.json /blog/.draft /.well-known/note.txt /. /./ /.. /... /index.html.br
    /index.html. /index.html~ /index.html%20 /_headers /_redirects /nginx.conf /package.json /server/main.ts /secret.txt
    /proc/self/environ /proc/self/cwd/secret.txt /dev/zero /tmp/
    /% /%% /%z /%zz /%2 /%C3 /%C3%28 /%ff /%e0%80%af /%ed%a0%80 /%00 /index.html%00.png /?%00 /?%zz /# /%0d%0aSet-Cookie:%20a=b
    /%0aX-Injected:%20a /index.html/%0d%0aLocation:%20x /<script>alert(1)</script> /"><svg·onload=alert(1)> /$%7B7*7%7D /$(id) /;id
    /· /a·b /·HTTP/1.1 /con /index.html::$DATA /C:/secret.txt /C:\secret.txt /~root /INDEX.HTML * . .. ? # index.html
    \ \\host\share : @ [ /[ /[::1] /;a=b /index.html;v=1.css // //evil.example //evil.example/%2e%2e /\evil.example/ /%5cevil.example/
    http:// http:///etc/passwd http://evil.example/ http://a:b@evil.example/ http://[::1 file:///etc/passwd javascript:alert(1)
    http://localhost/../secret.txt HTTP://LOCALHOST/.env`),
  ...['', '/\0', '/\r', '/\v', '/\t', '/\x7f', '/\xff\xfe'],
  ...[`/${'a'.repeat(9000)}`, `/${'a/'.repeat(2000)}`, `/${'../'.repeat(1300)}secret.txt`],
  ...[`/?${'['.repeat(3000)}`, `/${'%41'.repeat(1300)}`, `/${'/'.repeat(4000)}`, `/${'%00'.repeat(1000)}`],
];

/** Header lines that every parser reads, so that what is behind the parser has to cope. */
export const readableLines: readonly string[] = [
  ...list(`
    bytes=0-0 bytes=0- bytes=-0 bytes=--1 bytes=- bytes= bytes = bytes=a-b bytes=0x0-0x9 bytes=10-5 bytes=99999999-
    bytes=0-99999999999999999999 bytes=9007199254740993-9007199254740994 bytes=-9223372036854775808 bytes=1e3- bytes=0.5-1
    bytes=+1-2 bytes=·0-1 BYTES=0-1 bytes=0-1, bytes=,0-1 bytes=0-0,0-0 bytes=0-1,5-6,-1 lines=0-5 bytes=NaN-NaN bytes=0-5/10`),
  `bytes=${'0-,'.repeat(1200)}`,
  `bytes=${'0-0,'.repeat(900)}5-5`,
]
  .map((value) => `Range: ${value}`)
  .concat(
    [
      ...list(`
        br gzip * *;q=0 identity;q=0 identity;q=0,·*;q=0 br;q=0,·gzip;q=0 br;q=1.0001 br;q=-1 br;q=a br; ; , ,,, gzip;q=1e309
        br;q=NaN ../../secret.txt br/../../secret .env BR x-gzip zstd br·;·q·=·1 "br" constructor __proto__`),
      'x'.repeat(4000),
      '*;q=0.1,'.repeat(400),
    ].map((value) => `Accept-Encoding: ${value}`),
    list('* " "" W/ W/" "a a" W/"a","b , W/W/"a" *,·*').map((value) => `If-None-Match: ${value}`),
    list('* "" "no" W/"no" ,').map((value) => `If-Match: ${value}`),
    list('tea·time 0 -1 Fri,·31·Dec·9999·23:59:59·GMT Mon,·99·Foo·99999·99:99:99·GMT 1e308').map(
      (value) => `If-Modified-Since: ${value}`,
    ),
    list('"no" W/"no" tea·time').map((value) => `If-Range: ${value}\r\nRange: bytes=0-1`),
  );

/** Header lines that break something sooner: the host, what is no header, what an intermediary is told. */
const oddLines: readonly string[] = [
  ...list(`
    Host:·a¶Host:·b Host:·a,·b Host: Host:·a·b Host:·a/b Host:·a:99999999 Host:·[ Host:·[::1 Host:·../../etc Host:·a@b Host·:·a
    ·Host:·a Host:·a¶·b X-Forwarded-Host:·evil.example Host:·evil.example Connection:·upgrade¶Upgrade:·websocket Expect:·100-continue
    Expect:·x TE:·trailers X-HTTP-Method-Override:·DELETE X-Original-URL:·/.env X-Rewrite-URL:·/.env X-Accel-Redirect:·/.env
    X-Sendfile:·/etc/passwd Origin:·null __proto__:·x constructor:·x :·x x X·Y:·z`),
  ...['Host: \0', 'Host: \xff', 'X: a\0b', 'X: a\rb', 'X: a\nb', 'X\t: a'],
  ...[
    `Host: ${'a'.repeat(4000)}`,
    `X: ${'a'.repeat(40_000)}`,
    `${'a'.repeat(9000)}: x`,
    `${'X: a\r\n'.repeat(3000)}X: a`,
  ],
];

/** Header lines about a body, true and untrue. */
const bodyLines = list(`
  Content-Length:·0 Content-Length:·5 Content-Length:·-1 Content-Length:·+5 Content-Length:·0x5 Content-Length:·5,·5
  Content-Length:·5¶Content-Length:·6 Content-Length: Content-Length:·a Content-Length:·99999999999999999999 Content-Length·:·5
  Transfer-Encoding:·chunked Transfer-Encoding:·chunked¶Content-Length:·5 Transfer-Encoding:·identity Transfer-Encoding:·gzip,·chunked
  Transfer-Encoding:·chunked,·identity Transfer-Encoding:·xchunked Transfer-Encoding·:·chunked Transfer-Encoding:·"chunked"`);
export const headerLines: readonly string[] = [...readableLines, ...oddLines, ...bodyLines];

const bodies = [
  ...['', 'hello', '5\r\nhello\r\n0\r\n\r\n', 'FFFFFFFFFFFFFFFFF\r\n', '-1\r\nx\r\n'],
  '0\r\n\r\nGET /.env HTTP/1.1\r\nHost: a\r\n\r\n',
];

const methods = [
  ...list(
    'POST PUT PATCH DELETE OPTIONS TRACE CONNECT PROPFIND MKCOL MOVE LOCK SEARCH PURGE TRACK BREW get GETT GE HEADS GET,HEAD (GET)',
  ),
  ...['', ' ', '\0', '\xff', 'GET\0', 'GET\tx', 'A'.repeat(9000), '__proto__', '../GET'],
];

const firstLines = [
  ...list(`GET·/ GET·/· GET··/·HTTP/1.1 ·GET·/·HTTP/1.1 GET·/·HTTP/1.1·x GET·/·/·HTTP/1.1 GET / GET·/·HTTP/0.9 GET·/·HTTP/1.0
    GET·/·HTTP/1.2 GET·/·HTTP/2.0 GET·/·HTTP/9.9 GET·/·HTTP/11 GET·/·HTTP/-1.1 GET·/·http/1.1 GET·/·HTTP/ GET·/·ICE/1.0`),
  ...['GET\t/\tHTTP/1.1', '\t', '\0', '\xff\xff', 'GET / HTTP/1.\xb2', 'GET / HTTP/1.1\0'],
];

/** What other protocols say first, ends of line that are none, and two requests of which the first may be read in two ways. */
const whole = [
  ...[
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\x12\x04\0\0\0\0\0',
    'EHLO a\r\n',
  ],
  ...[
    '*1\r\n$4\r\nPING\r\n',
    '\x05\x01\x00',
    'PROXY TCP4 1.1.1.1 2.2.2.2 1 2\r\nGET / HTTP/1.1\r\n',
    '{"jsonrpc":"2.0"}',
  ],
  ...['', '\r\n', '\n', '\r', '\r\n'.repeat(2000), '\0'.repeat(5000), '\xff'.repeat(5000), 'A'.repeat(100_000)],
  ...['GET / HTTP/1.1\nHost: a\n\n', 'GET / HTTP/1.1\rHost: a\r\r', 'GET / HTTP/1.1\r\nHost: a\r\r\n\r\n', 'GET /'],
  ...['GET / HTTP/1.1\r\n\r\n', 'GET / HTTP/1.1\r\nHost: a', 'GET / HTTP/1.1\r\nHost: a\r\n\r'],
  'GET / HTTP/1.1\r\nHost: a\r\n\r\nGET /.env HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'GET /%zz HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'GET /no HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(30),
  'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n'.repeat(30),
];

/** Cut where a parser has to remember something: in the method, the version, an end of line, an escape, a header's name. */
const cuts = [1, 3, 4, 6, 9, 12, 16, 17, 18, 20, 24, 30];
const split = 'GET /%2e%2e HTTP/1.1\r\nHost: localhost\r\nRange: bytes=0-1\r\nConnection: close\r\n\r\n';
const good = 'Host: localhost\r\nConnection: close\r\n\r\n';

/** Every request that somebody thought of. */
export const handWritten: readonly Hostile[] = [
  ...[
    ...targets.map((target) => `GET ${target} HTTP/1.1\r\n${good}`),
    ...headerLines.flatMap((line) =>
      ['/', '/no-such-page'].map((path) => `GET ${path} HTTP/1.1\r\n${line}\r\n${good}`),
    ),
    ...methods.map((method) => `${method} / HTTP/1.1\r\n${good}`),
    ...firstLines.map((line) => `${line}\r\n${good}`),
    ...bodyLines.flatMap((line) => bodies.map((body) => `POST / HTTP/1.1\r\n${line}\r\n${good}${body}`)),
    ...whole,
  ].map((text) => ({ pieces: [text] })),
  ...cuts.map((cut) => ({ pieces: [split.slice(0, cut), split.slice(cut)] })),
  { pieces: split.match(/./gs) ?? [] },
  ...[...cuts, split.length].map((cut) => ({ pieces: [split.slice(0, cut)], resets: true as const })),
];
