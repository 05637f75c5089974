import fc from 'fast-check';
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

/** What stands between the parts of an address, what clients decode twice, and what looks like something else. */
const awkward = fc.constantFrom(
  ...[
    '&body=',
    '?cc=',
    '&bcc=',
    '%',
    '%0A',
    '%0D%0A',
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
  ],
  ...[
    '\\',
    '<',
    '>',
    '\t',
    '\u0000',
    '\u2028',
    '\u00a0',
    'e\u0301',
    '\ufeff',
    '\u202e',
    '\ud83c\udff3\ufe0f\u200d\ud83c\udf08',
  ],
);
/** Any Unicode text, line breaks of every kind and awkward marks often among it. */
const anyText = fc
  .array(fc.oneof(fc.string({ unit: 'binary' }), awkward, fc.constantFrom('\n', '\r', '\r\n')))
  .map((parts) => parts.join(''));
const anyLine = anyText.map((text) => text.replace(/[\r\n]/g, ''));
/** Any UTF-16 code units, halves of surrogate pairs among them. */
const anyUnits = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) });

const sent = (text: string) => text.replace(/\r\n|\r|\n/g, '\r\n');

describe('mailto', () => {
  it('gives back any Unicode text, its lines broken by CR LF', () => {
    fc.assert(
      fc.property(anyLine, anyText, (subject, body) => {
        expect(read(mailto({ to, subject, body }))).toEqual({ to, subject, body: sent(body) });
      }),
    );
  });

  it('holds nothing but unreserved characters and percent-encoded bytes in its fields', () => {
    fc.assert(
      fc.property(anyText, anyText, (subject, body) => {
        expect(mailto({ to, subject, body })).toMatch(
          /^mailto:sales@shop\.example\?subject=([\w.~-]|%[0-9A-F]{2})*&body=([\w.~-]|%[0-9A-F]{2})*$/,
        );
      }),
    );
  });

  it('breaks lines with CR LF, whatever broke them before', () => {
    expect(mailto({ to, subject: '', body: 'a\nb\r\nc\rd\n\ne' })).toMatch(
      /&body=a%0D%0Ab%0D%0Ac%0D%0Ad%0D%0A%0D%0Ae$/,
    );
  });

  it('puts up with halves of surrogate pairs anywhere', () => {
    fc.assert(
      fc.property(anyUnits, (text) => {
        expect(read(mailto({ to, subject: '', body: text })).body).toBe(sent(text.toWellFormed()));
      }),
    );
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

  it('carries any message and adds no field of its own, whatever was typed', () => {
    const typed = fc.record({ fullName: anyText, email: anyText, phone: anyText, company: anyText, message: anyText });
    fc.assert(
      fc.property(typed, (message) => {
        const address = mailto(contactEmail(message, to));
        const { to: receiver, subject, body = '' } = read(address);
        expect(receiver).toBe(to);
        expect(subject).toMatch(/^Contact Form Submission from\b.*$/);
        expect(address.match(/[?&]/g)).toEqual(['?', '&']);
        for (const value of Object.values(message)) expect(body).toContain(sent(value.trim()));
        expect(body.endsWith(sent(`Message: ${message.message.trim()}`.trimEnd()))).toBe(true);
      }),
    );
  });

  it('can be pasted whole', () => {
    expect(plainText({ to, subject: 'S', body: 'B\nC' })).toBe('To: sales@shop.example\nSubject: S\n\nB\nC');
  });
});
