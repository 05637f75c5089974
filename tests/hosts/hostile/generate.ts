import { type Hostile, headerLines, readableLines, targets } from './corpus.ts';

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

const methods = 'GET GET GET GET GET GET GET HEAD POST OPTIONS PUT TRACE get'.split(' ');
const versions = [...Array.from({ length: 30 }, () => 'HTTP/1.1'), 'HTTP/1.0', 'HTTP/2.0', 'HTTP/1.9', ''];
const atoms = String.raw`/ / . .. %2e %2f \ %5c %00 % %c3 %0d%0a %20 ~ ; ? # : * blog index .html .br .gz .env _astro secret.txt 404`;
const bytes = [...'\0\r\n \t:/%.,;="\x7f\xffa9-', '\r\n'];

/** Text of everyday size; more of the huge ones would only measure how fast bytes are copied. */
const short = (texts: readonly string[]): readonly string[] => texts.filter((text) => text.length < 600);
const parts = {
  targets: short(targets),
  readable: short(readableLines),
  others: short(headerLines),
  atoms: atoms.split(' '),
};

/**
 * As many requests as asked for, put together by chance from the hand-written parts and the addresses of the site, some then
 * damaged by chance. Most can be read, so that they get past the parser.
 */
export function* generated(seed: number, count: number, addresses: readonly string[]): Generator<Hostile> {
  const random = randomFrom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = (texts: readonly string[]): string => texts[below(texts.length)] ?? '';
  const some = (most: number, make: () => string): string => Array.from({ length: below(most + 1) }, make).join('');
  const target = (): string => {
    const kind = random();
    if (kind < 0.35) return pick(addresses) + some(2, () => pick(parts.atoms));
    return kind < 0.7 ? pick(parts.targets) : `/${some(7, () => pick(parts.atoms))}`;
  };
  const damaged = (text: string): string => {
    const at = below(text.length);
    const byte = below(2) === 0 ? pick(bytes) : '';
    return text.slice(0, at) + byte + text.slice(at + below(8));
  };

  for (let index = 0; index < count; index += 1) {
    const lines = some(3, () => `${pick(parts.readable)}\r\n`) + (index % 5 === 0 ? `${pick(parts.others)}\r\n` : '');
    const huge = index % 100 === 0 ? `${pick(headerLines)}\r\n` : '';
    const host = index % 50 === 0 ? '' : 'Host: localhost\r\nConnection: close\r\n';
    const body = index % 10 === 0 ? pick(parts.targets) : '';
    let text = `${pick(methods)} ${target()} ${pick(versions)}\r\n${host}${lines}${huge}\r\n${body}`;
    if (index % 4 === 0) for (let times = below(3); times >= 0; times -= 1) text = damaged(text);
    const cut = below(text.length);
    const kind = random();
    if (kind < 0.01) yield { pieces: [text.slice(0, cut)], resets: true };
    else yield { pieces: kind < 0.06 ? [text.slice(0, cut), text.slice(cut)] : [text] };
  }
}
