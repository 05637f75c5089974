import type { SendMailOptions } from 'nodemailer';
import { companySizes, positions } from '../../../contracts/lead.ts';
import type { EmailSettings } from '../settings.ts';
import type { ClaimedDelivery } from '../store/store.ts';

/** A lead as plain text for the sales mailbox; an answer goes to the visitor. */
export function emailMessage({ delivery, lead }: ClaimedDelivery, settings: EmailSettings): SendMailOptions {
  const { name, email, services, notes } = lead.lead;
  const size = companySizes.find(({ value }) => value === lead.lead.companySize);
  const position = positions.find(({ value }) => value === lead.lead.position);
  return {
    from: settings.from,
    to: settings.to,
    // As data, not as text: quoting and encoding are the library's, so that no name can become a header.
    replyTo: { name, address: email },
    subject: `New lead: ${name}`,
    // The same however often it is sent, so that a mailbox can tell a repetition.
    messageId: `<${delivery.id}@${/[^@<>\s]+(?=>?$)/.exec(settings.from)?.[0] ?? 'localhost'}>`,
    date: new Date(lead.receivedAt),
    text: [
      `Name: ${name}`,
      `Email: ${email}`,
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
