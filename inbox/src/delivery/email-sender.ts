import addressParser from 'nodemailer/lib/addressparser';
import { PlainError } from '../../../contracts/process/plain-error.mjs';
import type { EmailSettings } from '../settings.ts';
import type { ChannelSender } from './channel-sender.ts';
import { emailMessage } from './email-message.ts';
import { createMailer, type MailerOptions } from './mailer.ts';

/**
 * Sends leads to the owner's mailbox.
 * @throws PlainError with one sentence for a mail server that must not be used, or for what is no address.
 */
export function createEmailSender(settings: EmailSettings, options?: MailerOptions): ChannelSender {
  for (const [name, text] of [
    ['FROM', settings.from],
    ['TO', settings.to],
  ] as const) {
    const mailboxes = addressParser(text, { flatten: true });
    if (mailboxes.length === 0 || mailboxes.some(({ address }) => !/^[^\s@<>,]+@[^\s@<>,]+$/.test(address))) {
      throw new PlainError(`LEADS_MAIL_${name} is "${text}", of which not every part is an email address.`);
    }
    // The parser takes an address without a comma before it for part of a name, and nobody would write to it.
    if (mailboxes.some(({ name: words }) => words.includes('@'))) {
      throw new PlainError(
        `LEADS_MAIL_${name} is "${text}", with no comma between two addresses: write it as in ann@shop.example, ben@shop.example.`,
      );
    }
  }
  const send = createMailer(settings, options);
  return { attempt: (claimed) => send(emailMessage(claimed, settings)) };
}
