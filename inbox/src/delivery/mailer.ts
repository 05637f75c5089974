import { createTransport, type SendMailOptions } from 'nodemailer';
import { codeOf } from '../log.ts';
import type { EmailSettings } from '../settings.ts';
import type { AttemptOutcome } from './channel-sender.ts';
import { readSmtpServer } from './smtp-server-address.ts';

export interface MailerOptions {
  /** Milliseconds for one attempt. A server that reads a mail before it answers has the mail: given up earlier, it would get it again. */
  readonly timeLimit?: number;
}

/** Tries once to send a message, within a bounded time. Never rejects. */
export type Mailer = (message: SendMailOptions) => Promise<AttemptOutcome>;

/** The library ends the connection on the signal, which its published types do not know yet. */
type AbortableMessage = SendMailOptions & { readonly signal: AbortSignal };

/**
 * Sends mail by the owner's server, each message over a connection of its own.
 * @throws PlainError with one sentence for a mail server that must not be used.
 */
export function createMailer({ smtpUrl }: EmailSettings, { timeLimit = 40_000 }: MailerOptions = {}): Mailer {
  const transport = createTransport({
    ...readSmtpServer(smtpUrl),
    connectionTimeout: timeLimit,
    greetingTimeout: timeLimit,
    socketTimeout: timeLimit,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (message) => {
    const abortable: AbortableMessage = { ...message, signal: AbortSignal.timeout(timeLimit) };
    try {
      const { rejected } = await transport.sendMail(abortable);
      // Sent again, it would come twice to those who have it.
      return rejected.length === 0
        ? { kind: 'delivered' }
        : { kind: 'delivered', problem: `mailboxes refused: ${rejected.length}` };
    } catch (error) {
      return { kind: 'failed', problem: problemOf(error) };
    }
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
