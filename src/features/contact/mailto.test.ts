import { describe, expect, it } from 'vitest';
import { contactEmail, mailto, plainText } from './mailto.ts';

const to = 'sales@shop.example';
const blank = { fullName: 'Ada Byron', email: 'ada@mill.example', phone: '', company: '', message: 'Hello' };

/** What a mail client reads out of a `mailto:` address. */
function read(address: string) {
  const [path = '', query = ''] = address.slice('mailto:'.length).split('?');
  const field = (name: string) => {
    const pair = query.split('&').find((candidate) => candidate.startsWith(`${name}=`));
    return pair && decodeURIComponent(pair.slice(name.length + 1));
  };
  return { to: decodeURIComponent(path), subject: field('subject'), body: field('body') };
}

/** Deterministic random integers below `limit` (mulberry32), so that a failure comes back with its seed. */
function integers(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

const awkward = [
  '&body=',
  '?cc=',
  '%',
  '%0A',
  '#',
  '+',
  '=',
  '"',
  "'",
  '(',
  ')',
  '*',
  '!',
  ';',
  ',',
  ':',
  '@',
  '/',
  '\\',
  '<',
  '>',
  '\t',
  '\u0000',
  '\u2028',
  '\u00a0',
  '\u00e9',
  'e\u0301',
  '\u00df',
  '\u0634',
  '\u6f22',
  '\ud83d\udc69\u200d\ud83d\ude92',
  '\ud83c\udff3\ufe0f\u200d\ud83c\udf08',
  '\ufeff',
  '\u202e',
];

/** A text of any Unicode scalar values, awkward ones often; whole lines only where asked. */
function anyText(next: (limit: number) => number, lineBreaks: readonly string[] = []): string {
  return Array.from({ length: next(60) }, () => {
    const kind = next(lineBreaks.length > 0 ? 4 : 3);
    if (kind === 0) return awkward[next(awkward.length)] ?? '';
    if (kind === 1) return String.fromCharCode(32 + next(95));
    if (kind === 3) return lineBreaks[next(lineBreaks.length)] ?? '';
    const point = next(0x110000 - 0x800);
    return String.fromCodePoint(point < 0xd800 ? point : point + 0x800);
  })
    .join('')
    .replace(/[\r\n]/g, (mark) => (lineBreaks.length > 0 ? mark : ''));
}

const seeds = Array.from({ length: 500 }, (_, seed) => seed);

describe('mailto', () => {
  it('gives back any Unicode text', () => {
    for (const seed of seeds) {
      const next = integers(seed);
      const email = { to, subject: anyText(next), body: anyText(next) };
      expect(read(mailto(email)), `seed ${seed}`).toEqual(email);
    }
  });

  it('holds nothing but unreserved characters and percent-encoded bytes in its fields', () => {
    for (const seed of seeds) {
      const next = integers(seed);
      const address = mailto({ to, subject: anyText(next), body: anyText(next, ['\n', '\r', '\r\n']) });
      expect(address, `seed ${seed}`).toMatch(
        /^mailto:sales@shop\.example\?subject=([\w.~-]|%[0-9A-F]{2})*&body=([\w.~-]|%[0-9A-F]{2})*$/,
      );
    }
  });

  it('breaks lines with CR LF, whatever broke them before', () => {
    expect(mailto({ to, subject: '', body: 'a\nb\r\nc\rd\n\ne' })).toMatch(
      /&body=a%0D%0Ab%0D%0Ac%0D%0Ad%0D%0A%0D%0Ae$/,
    );
    for (const seed of seeds) {
      const body = anyText(integers(seed), ['\n', '\r', '\r\n']);
      const said = read(mailto({ to, subject: '', body })).body ?? '';
      expect(said, `seed ${seed}`).not.toMatch(/\r(?!\n)|(?<!\r)\n/);
      expect(said.split('\r\n'), `seed ${seed}`).toEqual(body.split(/\r\n|\r|\n/));
    }
  });

  it.each([
    ['a high one at the end', 'x\ud83d', 'x\ufffd'],
    ['a low one at the start', '\udc69x', '\ufffdx'],
    ['two in the wrong order', '\udc69\ud83d', '\ufffd\ufffd'],
    ['one beside a whole pair', '\ud83d\ud83d\udc69', '\ufffd\ud83d\udc69'],
  ])('replaces a lone surrogate: %s', (_, text, said) => {
    expect(read(mailto({ to, subject: text, body: text }))).toEqual({ to, subject: said, body: said });
  });

  it('keeps a mailbox with reserved characters in its own part of the address', () => {
    const odd = 'sales?cc=all&x%y@shop.example';
    expect(read(mailto({ to: odd, subject: 's', body: 'b' }))).toEqual({ to: odd, subject: 's', body: 'b' });
  });
});

describe('the contact email', () => {
  it('names every field on a line of its own, in order', () => {
    const email = contactEmail({ ...blank, phone: '+1 801 555 0100', company: 'Mill & Sons' }, to);
    expect(email.subject).toBe('Contact Form Submission from Ada Byron');
    expect(email.body.split('\n')).toEqual([
      'Name: Ada Byron',
      'Email: ada@mill.example',
      'Phone: +1 801 555 0100',
      'Company: Mill & Sons',
      'Message: Hello',
    ]);
  });

  it('keeps the lines of fields left empty', () => {
    expect(contactEmail(blank, to).body.split('\n').slice(2, 4)).toEqual(['Phone:', 'Company:']);
  });

  it('keeps the message whole, with its own line breaks', () => {
    const message = 'One\n\n  two, indented\nCompany: not a field';
    expect(contactEmail({ ...blank, message }, to).body).toMatch(
      /Message: One\n\n {2}two, indented\nCompany: not a field$/,
    );
  });

  it('has a subject of one line', () => {
    expect(contactEmail({ ...blank, fullName: ' Ada\r\nBcc: all@shop.example\t' }, to).subject).toBe(
      'Contact Form Submission from Ada Bcc: all@shop.example',
    );
  });

  it('can be pasted whole', () => {
    expect(plainText({ to, subject: 'S', body: 'B\nC' })).toBe('To: sales@shop.example\nSubject: S\n\nB\nC');
  });
});
