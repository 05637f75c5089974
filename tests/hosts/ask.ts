import { Agent as HttpAgent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RunningServer } from './servers.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What a visitor sends, and from which address of this machine. */
interface Sent {
  readonly from?: string;
  readonly body?: string;
}

/** Connections are used again: thousands of handshakes would take most of the time. */
const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) };

/** One request to a server, its target as given; with `connection: 'close'`, or from another address, on a connection of its own. */
export function ask(
  server: RunningServer,
  target: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
  { from, body = '' }: Sent = {},
): Promise<Answer> {
  const send = server.tls ? httpsRequest : httpRequest;
  const options = {
    host: '127.0.0.1',
    port: server.port,
    path: target,
    method,
    localAddress: from,
    agent: from !== undefined || headers['connection'] === 'close' ? false : server.tls ? agents.https : agents.http,
    servername: server.name,
    // Who answers is a matter of the test that scores TLS.
    rejectUnauthorized: false,
    headers: { host: `${server.name}:${server.port}`, ...headers },
  };
  return new Promise((resolve, reject) => {
    const request = send(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject).end(body);
  });
}

/** The body as a visitor's browser sees it. */
export function opened({ headers, body }: Answer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}
