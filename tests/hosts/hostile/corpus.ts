import { bodyHeaders, headerLines } from './headers.ts';
import { climbing, hidden, malformed } from './targets.ts';

/** Bytes to send, in one piece or several, and what the client does then. */
export interface Hostile {
  readonly pieces: readonly string[];
  /** Milliseconds between the pieces; two, where nothing is said. */
  readonly pause?: number;
  /** Closes the connection at once, in the middle of whatever the server is doing. */
  readonly resets?: true;
}

const good = 'Host: localhost\r\nConnection: close\r\n\r\n';
const whole = (text: string): Hostile => ({ pieces: [text] });
const get = (target: string): Hostile => whole(`GET ${target} HTTP/1.1\r\n${good}`);

const methods = [
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'PROPPATCH',
  'MKCOL',
  'COPY',
  'MOVE',
  'LOCK',
  'UNLOCK',
  'SEARCH',
  'PURGE',
  'LINK',
  'UNLINK',
  'REPORT',
  'SOURCE',
  'QUERY',
  'DEBUG',
  'TRACK',
  'M-SEARCH',
  'BREW',
  'get',
  'Get',
  'GETT',
  'GE',
  'HEADS',
  '',
  ' ',
  'GET\0',
  '\0',
  '\xff',
  'GET,HEAD',
  '(GET)',
  'A'.repeat(9000),
  '__proto__',
  '../GET',
  'GET\tx',
  'POST\0',
];

const firstLines = [
  'GET /',
  'GET / ',
  'GET  / HTTP/1.1',
  ' GET / HTTP/1.1',
  'GET\t/\tHTTP/1.1',
  'GET / HTTP/1.1 ',
  'GET / HTTP/1.1 x',
  'GET / / HTTP/1.1',
  'GET',
  'GET ',
  '/',
  ' ',
  '\t',
  '\0',
  '\xff\xff',
  'GET / HTTP/0.9',
  'GET / HTTP/1.0',
  'GET / HTTP/1.2',
  'GET / HTTP/1.10',
  'GET / HTTP/2.0',
  'GET / HTTP/3',
  'GET / HTTP/9.9',
  'GET / HTTP/11',
  'GET / HTTP/-1.1',
  'GET / HTTP/1.1.1',
  'GET / http/1.1',
  'GET / HTTP /1.1',
  'GET / HTTP/',
  'GET / HTTP',
  'GET / ICE/1.0',
  'GET / RTSP/1.0',
  'GET / HTTP/1.\xb2',
  'GET / HTTP/1.1\0',
];

/** What other protocols say first, and ends of line that are none. */
const strangers = [
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  '\x16\x03\x01',
  '\x80\x2e\x01\x03\x01',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\x12\x04\0\0\0\0\0',
  'SSH-2.0-OpenSSH_9.2\r\n',
  'EHLO a\r\n',
  'USER anonymous\r\n',
  '*1\r\n$4\r\nPING\r\n',
  '\x05\x01\x00',
  '\x04\x01\0P\x7f\0\0\x01\0',
  'PROXY TCP4 1.1.1.1 2.2.2.2 1 2\r\nGET / HTTP/1.1\r\n',
  '\r\n\r\n\x00\r\nQUIT\n',
  '\x03\0\0\x13\x0e\xe0',
  '<?xml version="1.0"?>',
  '{"jsonrpc":"2.0"}',
  '',
  '\r\n',
  '\n',
  '\r',
  '\r\n'.repeat(2000),
  '\0'.repeat(5000),
  '\xff'.repeat(5000),
  'A'.repeat(100_000),
  '\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET / HTTP/1.1\nHost: a\n\n',
  'GET / HTTP/1.1\rHost: a\r\r',
  'GET / HTTP/1.1\r\nHost: a\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a',
  'GET / HTTP/1.1\r\nHost: a\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\n\r',
  'GET /',
];

/** Bodies that go with a length or with chunks, right and wrong. */
const sentBodies = [
  '',
  'hello',
  'hello, longer than was said',
  '5\r\nhello\r\n0\r\n\r\n',
  'FFFFFFFFFFFFFFFFF\r\n',
  '-1\r\nx\r\n',
  '5;x=y\r\nhello\r\n0\r\nHost: b\r\n\r\n',
  '0\r\n\r\nGET /.env HTTP/1.1\r\nHost: a\r\n\r\n',
];

/** Two requests on one connection, where the first may be read in two ways. */
const pairs = [
  'GET / HTTP/1.1\r\nHost: a\r\n\r\nGET /.env HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'HEAD / HTTP/1.1\r\nHost: a\r\n\r\nGET /%zz HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /%zz HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  `${'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(30)}`,
  `${'GET /no HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(30)}`,
  `${'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n'.repeat(30)}`,
  'GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\nGET /.env HTTP/1.0\r\n\r\n',
  'CONNECT localhost:22 HTTP/1.1\r\nHost: localhost:22\r\n\r\nSSH-2.0-x\r\n',
];

/** Cuts where a parser has to remember something: in the method, the version, an end of line, an escape, a header's name. */
const cuts = [1, 3, 4, 6, 9, 12, 16, 17, 18, 20, 24, 30];
const split = 'GET /%2e%2e HTTP/1.1\r\nHost: localhost\r\nRange: bytes=0-1\r\nConnection: close\r\n\r\n';

/** Every request that somebody thought of. */
export const handWritten: readonly Hostile[] = [
  ...[...climbing, ...hidden, ...malformed].map(get),
  ...headerLines.map((line) => whole(`GET / HTTP/1.1\r\n${line}\r\n${good}`)),
  ...headerLines.map((line) => whole(`GET /no-such-page HTTP/1.1\r\nConnection: close\r\n${line}\r\n\r\n`)),
  ...methods.map((method) => whole(`${method} / HTTP/1.1\r\n${good}`)),
  ...firstLines.map((line) => whole(`${line}\r\n${good}`)),
  ...[...strangers, ...pairs].map(whole),
  ...bodyHeaders.flatMap((line) => sentBodies.map((body) => whole(`POST / HTTP/1.1\r\n${line}\r\n${good}${body}`))),
  ...bodyHeaders.map((line) => whole(`GET / HTTP/1.1\r\n${line}\r\n${good}hello`)),
  ...cuts.map((cut) => ({ pieces: [split.slice(0, cut), split.slice(cut)] })),
  { pieces: split.match(/./gs) ?? [] },
  ...[...cuts, split.length].map((cut) => ({ pieces: [split.slice(0, cut)], resets: true as const })),
];
