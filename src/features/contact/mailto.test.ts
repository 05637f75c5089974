import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactEmail, mailto, plainText } from './mailto.ts';

const to = 'sales@shop.example';
const blank = { fullName: 'Ada Byron', email: 'ada@mill.example', phone: '', company: '', message: 'Hello' };

/** What a mail client reads out of a `mailto:` address. */
function read(address: string) {
  const [path = '', query = ''] = address.slice('mailto:'.length).split('?');
  const [subject = '', body = ''] = query.split('&').map((pair) => decodeURIComponent(pair.replace(/^[^=]*=/, '')));
  return { to: decodeURIComponent(path), subject, body };
}

/** What stands between the parts of an address, what clients decode twice, line breaks, and what looks like something else. */
const awkward = fc.constantFrom(
  ...'&body= ?cc= &bcc= % %0A %0D%0A # + = " \' ( ) * ! ; , : @ / \\ < >'.split(' '),
  ...[
    '\n',
    '\r',
    '\r\n',
    '\t',
    '\0',
    '\u2028',
    '\u00a0',
    'e\u0301',
    '\ufeff',
    '\u202e',
    '\ud83c\udff3\ufe0f\u200d\ud83c\udf08',
  ],
);
/** Any UTF-16 code units, halves of surrogate pairs among them. */
const anyUnits = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) });
const anyText = fc.array(fc.oneof(fc.string({ unit: 'binary' }), anyUnits, awkward)).map((parts) => parts.join(''));

const sent = (text: string) => text.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n');

describe('mailto', () => {
  it('gives back any text, its lines broken by CR LF, in nothing but unreserved characters and percent-encoded bytes', () => {
    fc.assert(
      fc.property(anyText, anyText, (typed, body) => {
        const subject = typed.replace(/[\r\n]/g, '');
        const address = mailto({ to, subject, body });
        expect(read(address)).toEqual({ to, subject: subject.toWellFormed(), body: sent(body) });
        expect(address).toMatch(
          /^mailto:sales@shop\.example\?subject=([\w.~-]|%[\dA-F]{2})*&body=([\w.~-]|%[\dA-F]{2})*$/,
        );
      }),
    );
  });

  it('keeps a mailbox with reserved characters in its own part of the address', () => {
    const odd = 'sales?cc=all&x%y@shop.example';
    expect(read(mailto({ to: odd, subject: 's', body: 'b' }))).toEqual({ to: odd, subject: 's', body: 'b' });
  });
});

describe('the contact email', () => {
  it('names every field on a line of its own, empty ones too, and the message last with its own lines', () => {
    const message = 'One\n\n  two, indented\nCompany: not a field';
    expect(contactEmail({ ...blank, company: 'Mill & Sons', message }, to)).toEqual({
      to,
      subject: 'Contact Form Submission from Ada Byron',
      body: `Name: Ada Byron\nEmail: ada@mill.example\nPhone:\nCompany: Mill & Sons\nMessage: ${message}`,
    });
  });

  it('carries any message under a subject of one line, and adds no field of its own, whatever was typed', () => {
    const typed = fc.record({ fullName: anyText, email: anyText, phone: anyText, company: anyText, message: anyText });
    fc.assert(
      fc.property(typed, (message) => {
        const address = mailto(contactEmail(message, to));
        const { to: receiver, subject, body } = read(address);
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
