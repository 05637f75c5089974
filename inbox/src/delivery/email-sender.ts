import { createTransport, type SendMailOptions } from 'nodemailer';
import { PlainError } from '../../../contracts/process/plain-error.mjs';
import { codeOf } from '../log.ts';
import type { EmailSettings } from '../settings.ts';
import type { ChannelSender } from './channel-sender.ts';
import { emailMessage } from './email-message.ts';
import { readSmtpServer } from './smtp-server-address.ts';

/** For connecting, for the greeting, and for each silence after it, in milliseconds. */
const silence = 10_000;

export interface EmailSenderOptions {
  /** Milliseconds for one attempt: a server that says one byte now and then would never be silent. */
  readonly timeLimit?: number;
}

/** The library ends the connection on the signal, which its published types do not know yet. */
type AbortableMessage = SendMailOptions & { readonly signal: AbortSignal };

/**
 * Sends leads to the owner's mailbox, each over a connection of its own.
 * @throws PlainError with one sentence for a mail server that must not be used, or for what is no address.
 */
export function createEmailSender(
  settings: EmailSettings,
  { timeLimit = 30_000 }: EmailSenderOptions = {},
): ChannelSender {
  for (const [name, text] of [
    ['FROM', settings.from],
    ['TO', settings.to],
  ] as const) {
    if (!/[^\s@<>,]@[^\s@<>,]/.test(text)) {
      throw new PlainError(`LEADS_MAIL_${name} is "${text}", which is no e-mail address.`);
    }
  }
  const transport = createTransport({
    ...readSmtpServer(settings.smtpUrl),
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async attempt(claimed) {
      const signal = AbortSignal.timeout(timeLimit);
      const message: AbortableMessage = { ...emailMessage(claimed, settings), signal };
      try {
        await transport.sendMail(message);
        return { kind: 'delivered' };
      } catch (error) {
        return { kind: 'failed', problem: problemOf(error) };
      }
    },
  };
}

/**
 * The server's own status if it gave one, else what the connection or its certificate failed of. The server's words are left out:
 * they may quote addresses.
 */
function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return codeOf(error);
  if ('responseCode' in error && typeof error.responseCode === 'number') return `SMTP ${error.responseCode}`;
  // The library's own code is the same for every failure of a socket.
  return 'originalCode' in error && typeof error.originalCode === 'string' ? error.originalCode : codeOf(error);
}
