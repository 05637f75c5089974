import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { boundPort } from '../../contracts/process/address.mjs';
import { answerEndlessly, type EndlessAnswer, isEndless } from './endless-answers.ts';

/** What a receiver may do to a message instead of taking it. */
export type WebhookFault =
  | 'refuse'
  | 'reset in the middle'
  | 'take, then reset'
  | 'slow'
  | EndlessAnswer
  | { readonly until: Promise<void> }
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> };

export interface WebhookSink {
  readonly url: string;
  /** Every message taken, as often as it was taken. */
  readonly messages: readonly { readonly headers: IncomingHttpHeaders; readonly body: string }[];
  close(): Promise<void>;
}

/**
 * A receiver of webhooks within the process, on loopback, over plain HTTP. `fault` decides for each request, by the delivery's
 * id; undefined takes the message. A slow one lets `delay` milliseconds pass.
 */
export async function startWebhookSink(
  fault: (id: string) => WebhookFault | undefined = () => undefined,
  delay = 0,
): Promise<WebhookSink> {
  const messages: WebhookSink['messages'][number][] = [];
  const server = createServer(async (request, response) => {
    const kind = fault(String(request.headers['webhook-id']));
    if (kind === 'refuse') return void request.socket.resetAndDestroy();
    const body = await text(request);
    if (kind === 'reset in the middle') {
      request.socket.write('HTTP/1.1 20');
      return void request.socket.resetAndDestroy();
    }
    if (isEndless(kind)) return answerEndlessly(request.socket, kind);
    if (typeof kind === 'object' && 'status' in kind) return void response.writeHead(kind.status, kind.headers).end();
    messages.push({ headers: request.headers, body });
    if (kind === 'take, then reset') return void request.socket.resetAndDestroy();
    if (typeof kind === 'object') await kind.until;
    if (kind === 'slow') return void setTimeout(() => response.writeHead(204).end(), delay);
    return void response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${boundPort(server)}/leads`,
    messages,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
