import { createTransport } from 'nodemailer';
import { codeOf } from '../log.ts';
import type { EmailSettings } from '../settings.ts';
import type { ChannelSender } from './channel-sender.ts';
import { emailMessage } from './email-message.ts';
import { readSmtpServer } from './smtp-server-address.ts';

/** For connecting, for the greeting, and for each silence after it, in milliseconds. */
const silence = 10_000;

export interface EmailSenderOptions {
  /** Milliseconds for one attempt. */
  readonly timeLimit?: number;
}

/**
 * Sends leads to the owner's mailbox.
 * @throws Error with one sentence for a mail server that must not be used.
 */
export function createEmailSender(
  settings: EmailSettings,
  { timeLimit = 30_000 }: EmailSenderOptions = {},
): ChannelSender {
  const server = readSmtpServer(settings.smtpUrl);
  return {
    async attempt(claimed) {
      const transport = createTransport({
        ...server,
        connectionTimeout: silence,
        greetingTimeout: silence,
        socketTimeout: silence,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      // A server that says one byte now and then would never be silent.
      const limit = AbortSignal.timeout(timeLimit);
      const late = new Promise<never>((_, reject) => limit.addEventListener('abort', () => reject(limit.reason)));
      try {
        await Promise.race([transport.sendMail(emailMessage(claimed, settings)), late]);
        return { kind: 'delivered' };
      } catch (error) {
        return { kind: 'failed', problem: problemOf(error) };
      } finally {
        transport.close();
      }
    },
  };
}

/** The server's own status if it gave one. Its words are left out: they may quote addresses. */
function problemOf(error: unknown): string {
  const status = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  return typeof status === 'number' ? `SMTP ${status}` : codeOf(error);
}
