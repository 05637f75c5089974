import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { boundPort } from '../../contracts/process/address.mjs';

/** What a mail server may do to a message instead of taking it. */
export type SmtpFault = 'refuse' | 'reset in the middle' | 'take, then reset' | 'slow' | 'busy' | 'full';

export interface SmtpSink {
  readonly url: string;
  /** Every message taken, whole, as often as it was taken. */
  readonly messages: readonly string[];
  close(): Promise<void>;
}

const answer = (code: number): Error => Object.assign(new Error('not now'), { responseCode: code });

/**
 * A mail server within the process, on loopback. It speaks no TLS, unless `startTls` has it offer some under a certificate that
 * nobody trusts. It knows no mailbox `nobody@`. `fault` decides for each connection; undefined takes the message. A slow one lets
 * `delay` milliseconds pass.
 */
export async function startSmtpSink(
  fault: () => SmtpFault | undefined,
  delay: number,
  startTls = false,
): Promise<SmtpSink> {
  const messages: string[] = [];
  /** Those that are open, by the port of the other side. */
  const connections = new Map<number, { readonly socket: Socket; readonly kind: SmtpFault | undefined }>();
  const kindOf = (port: number): SmtpFault | undefined => connections.get(port)?.kind;
  const reset = (port: number): void => void connections.get(port)?.socket.resetAndDestroy();

  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: !startTls,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1,
    onConnect({ remotePort }, callback) {
      if (kindOf(remotePort) === 'refuse') reset(remotePort);
      else callback();
    },
    onRcptTo({ address }, { remotePort }, callback) {
      if (address.startsWith('nobody@')) callback(answer(550));
      else callback(kindOf(remotePort) === 'busy' ? answer(451) : undefined);
    },
    onData(stream, { remotePort }, callback) {
      const kind = kindOf(remotePort);
      if (kind === 'reset in the middle') {
        reset(remotePort);
        return;
      }
      // Rejects where the sender goes away in the middle of a message.
      void text(stream).then((message) => {
        if (kind === 'full') return callback(answer(452));
        messages.push(message);
        if (kind === 'take, then reset') return reset(remotePort);
        if (kind === 'slow') return void setTimeout(callback, delay);
        return callback();
      }, callback);
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    const { remotePort = 0 } = socket;
    connections.set(remotePort, { socket, kind: fault() });
    socket.on('close', () => connections.delete(remotePort));
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${boundPort(server.server)}`,
    messages,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
