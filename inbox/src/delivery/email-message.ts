import type { SendMailOptions } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { mailAddress } from '../../../contracts/email-address.ts';
import { companySizes, positions } from '../../../contracts/lead.ts';
import type { EmailSettings } from '../settings.ts';
import type { ClaimedDelivery } from '../store/store.ts';

/** Whether a mail program would show something else in its place (RFC 2047); the library passes it on as it is. */
const isEncoded = (name: string): boolean => name.includes('=?');

/** Characters of an encoded word, as the library has it for what it encodes itself. */
const longestWord = 52;

/** A lead as plain text for the sales mailbox; an answer goes to the visitor. */
export function emailMessage({ delivery, lead }: ClaimedDelivery, settings: EmailSettings): SendMailOptions {
  const { name, email, services, notes } = lead.lead;
  const size = companySizes.find(({ value }) => value === lead.lead.companySize);
  // What was typed in another script, or in wide letters, is not where an answer would go.
  const address = mailAddress(email);
  const position = positions.find(({ value }) => value === lead.lead.position);
  return {
    from: settings.from,
    to: settings.to,
    // As data, not as text: quoting and encoding are the library's, so that no name can become a header.
    replyTo: address && { name: isEncoded(name) ? '' : name, address },
    subject: `New lead: ${isEncoded(name) ? encodeWord(name, 'B', longestWord) : name}`,
    // So that no out-of-office answer goes to somebody whom a visitor has named (RFC 3834, 5).
    headers: { 'Auto-Submitted': 'auto-generated' },
    // The same however often it is sent, so that a mailbox can tell a repetition.
    messageId: `<${delivery.id}@${/[^@<>\s]+(?=>?$)/.exec(settings.from)?.[0] ?? 'localhost'}>`,
    date: new Date(lead.receivedAt),
    text: [
      `Name: ${name}`,
      `Email: ${email}${address === undefined || address.toLowerCase() === email.toLowerCase() ? '' : ` (${address})`}`,
      `Company size: ${size?.label ?? ''}`,
      `Position: ${position?.label ?? ''}`,
      'Services:',
      ...services.map((service) => `  - ${service}`),
      '',
      notes || '(no notes)',
      '',
      `Lead ${lead.id}, received ${new Date(lead.receivedAt).toISOString()}`,
    ].join('\n'),
  };
}
