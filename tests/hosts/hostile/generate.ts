import type { Hostile } from './corpus.ts';
import { bodyHeaders, headerLines } from './headers.ts';
import { readableLines } from './readable-headers.ts';
import { climbing, hidden, malformed } from './targets.ts';

/** Numbers from 0 up to 1 that are the same in every run (mulberry32), so that a failure can be had again. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const methods = ['GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'TRACE', 'get'];
const versions = [...Array.from({ length: 30 }, () => 'HTTP/1.1'), 'HTTP/1.0', 'HTTP/2.0', 'HTTP/1.9', ''];
const atoms =
  '/ / . .. %2e %2f \\ %5c %00 % %c3 %0d%0a %20 ~ ; ? # : * blog index .html .br .gz .env _astro secret.txt robots.txt 404'.split(
    ' ',
  );
const bytes = [
  '\0',
  '\r',
  '\n',
  '\r\n',
  ' ',
  '\t',
  ':',
  '/',
  '%',
  '.',
  ',',
  ';',
  '=',
  '"',
  '\x7f',
  '\xff',
  'a',
  '9',
  '-',
];

/** Text of everyday size; more of the huge ones would only measure how fast bytes are copied. */
const short = (list: readonly string[]): readonly string[] => list.filter((text) => text.length < 600);
const targets = short([...climbing, ...hidden, ...malformed]);
const readable = short(readableLines);
const others = short([...headerLines, ...bodyHeaders]);

/**
 * As many requests as asked for, put together by chance from the hand-written parts and the addresses of the site, some then
 * damaged by chance. Most can be read, so that they get past the parser.
 */
export function* generated(seed: number, count: number, addresses: readonly string[]): Generator<Hostile> {
  const random = randomFrom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = (list: readonly string[]): string => list[below(list.length)] ?? '';
  const some = (most: number, make: () => string): string => Array.from({ length: below(most + 1) }, make).join('');

  const target = (): string => {
    const kind = random();
    if (kind < 0.35) return pick(addresses) + some(2, () => pick(atoms));
    if (kind < 0.7) return pick(targets);
    return `/${some(7, () => pick(atoms))}`;
  };
  const damaged = (text: string): string => {
    const at = below(text.length);
    const kind = below(4);
    if (kind === 0) return text.slice(0, at) + pick(bytes) + text.slice(at);
    if (kind === 1) return text.slice(0, at) + pick(bytes) + text.slice(at + 1);
    if (kind === 2) return text.slice(0, at) + text.slice(at + 1 + below(8));
    return text.slice(0, at);
  };

  for (let index = 0; index < count; index += 1) {
    const lines = some(3, () => `${pick(readable)}\r\n`) + (index % 5 === 0 ? `${pick(others)}\r\n` : '');
    const huge = index % 100 === 0 ? `${pick(headerLines)}\r\n` : '';
    const host = index % 50 === 0 ? '' : 'Host: localhost\r\nConnection: close\r\n';
    const body = index % 10 === 0 ? pick(targets) : '';
    let text = `${pick(methods)} ${target()} ${pick(versions)}\r\n${host}${lines}${huge}\r\n${body}`;
    if (index % 4 === 0) for (let times = below(3); times >= 0; times -= 1) text = damaged(text);
    const cut = below(text.length);
    const kind = random();
    if (kind < 0.01) yield { pieces: [text.slice(0, cut)], resets: true };
    else if (kind < 0.06) yield { pieces: [text.slice(0, cut), text.slice(cut)] };
    else yield { pieces: [text] };
  }
}
