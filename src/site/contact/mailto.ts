import { type ContactMessage, contactFields } from '../../../contracts/contact.ts';
import { fill } from '../../lib/fill.ts';
import { contactEmail as words } from '../everywhere/words.yaml';

/** An email as its author's client is to show it. */
export interface Email {
  readonly to: string;
  readonly subject: string;
  /** Lines are parted by `\n`. */
  readonly body: string;
}

/** A contact message as an email (spec, section 7): each field on a line of its own, the message, which may have several, last. */
export function contactEmail(message: ContactMessage, to: string): Email {
  return {
    to,
    // A subject is one line, whatever a name was pasted from.
    subject: fill(words.subjectFrom, { name: message.fullName }).replace(/\s+/g, ' ').trim(),
    body: contactFields.map((field) => `${words.fields[field]}: ${message[field].trim()}`.trimEnd()).join('\n'),
  };
}

/** Percent-encoding of everything but unreserved characters; half a surrogate pair, which has no encoding, becomes U+FFFD. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The `mailto:` address that opens an email (RFC 6068); line breaks of every kind become `%0D%0A`. */
export function mailto({ to, subject, body }: Email): string {
  const address = encode(to).replace('%40', '@');
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(body.replace(/\r\n|\r|\n/g, '\r\n'))}`;
}

/** An email as plain text, to be pasted where no mail client opens. */
export function plainText({ to, subject, body }: Email): string {
  return `${words.toLine}: ${to}\n${words.subjectLine}: ${subject}\n\n${body}`;
}
