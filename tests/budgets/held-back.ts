import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The site as it comes over a slow line: pages end after their first bytes, until the rest is let through. */
export interface HeldBack extends AsyncDisposable {
  /** Its origin, without a trailing slash. */
  readonly origin: string;
  letThrough(): void;
}

/** Serves a site that is served elsewhere, and holds back what of its pages comes after so many bytes of their brotli. */
export async function holdBack(site: string, bytes: number): Promise<HeldBack> {
  let letThrough = () => {};
  const whole = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, host: new URL(site).host, 'accept-encoding': 'br' };
    const forwarded = request(
      new URL(asked.url ?? '/', site),
      { method: asked.method ?? 'GET', headers },
      async (answered) => {
        answer.writeHead(answered.statusCode ?? 500, answered.headers);
        let sent = 0;
        for await (const chunk of answered.iterator()) {
          const isPage = answered.headers['content-type']?.startsWith('text/html');
          const now = isPage ? Math.max(bytes - sent, 0) : chunk.length;
          answer.write(chunk.subarray(0, now));
          if (now < chunk.length) await whole;
          answer.write(chunk.subarray(now));
          sent += chunk.length;
        }
        answer.end();
      },
    );
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${portOf(server)}`, letThrough, [Symbol.asyncDispose]: () => close(server) };
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens to no port');
  return address.port;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
