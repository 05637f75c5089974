import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contactEmail, mailto } from './mailto.ts';

/** What a mail client reads out of a `mailto:` address. */
function read(address: string) {
  const [path = '', query = ''] = address.slice('mailto:'.length).split('?');
  const [subject = '', body = ''] = query.split('&').map((pair) => decodeURIComponent(pair.replace(/^[^=]*=/, '')));
  return { to: decodeURIComponent(path), subject, body };
}

/** What stands between the parts of an address, what clients decode twice, line breaks, and what looks like something else. */
const awkward = fc.constantFrom(
  ...'&body= ?cc= &bcc= % %0A %0D%0A # + = " \' ( ) * ! ; , : @ / \\ < >'.split(' '),
  ...'\n|\r|\r\n|\t|\0|\u2028|\u00a0|e\u0301|\ufeff|\u202e|\ud83c\udff3\ufe0f\u200d\ud83c\udf08'.split('|'),
);
/** Any UTF-16 code units, halves of surrogate pairs among them. */
const anyUnits = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) });
const anyText = fc.array(fc.oneof(fc.string({ unit: 'binary' }), anyUnits, awkward)).map((parts) => parts.join(''));

const sent = (text: string) => text.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n');

it('the contact email carries any message under a subject of one line, and adds no field of its own, whatever was typed', () => {
  const typed = fc.record({ fullName: anyText, email: anyText, phone: anyText, company: anyText, message: anyText });
  fc.assert(
    fc.property(typed, (message) => {
      const address = mailto(contactEmail(message, 'sales@shop.example'));
      // Nothing but unreserved characters and percent-encoded bytes.
      expect(address).toMatch(
        /^mailto:sales@shop\.example\?subject=([\w.~-]|%[\dA-F]{2})*&body=([\w.~-]|%[\dA-F]{2})*$/,
      );
      const { subject, body } = read(address);
      expect(subject).toMatch(/^Contact Form Submission from\b.*$/);
      for (const value of Object.values(message)) expect(body).toContain(sent(value.trim()));
      expect(body.endsWith(sent(`Message: ${message.message.trim()}`.trimEnd()))).toBe(true);
    }),
  );
});

it('a mailbox with reserved characters stays in its own part of the address', () => {
  const email = { to: 'sales?cc=all&x%y@shop.example', subject: 's', body: 'b' };
  expect(read(mailto(email))).toEqual(email);
});
