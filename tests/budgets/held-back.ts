import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { boundPort } from '../../contracts/process/address.mjs';

/** The site as it comes over a slow line: pages end after their first bytes, until the rest is let through. */
export interface HeldBack extends AsyncDisposable {
  /** Its origin, without a trailing slash. */
  readonly origin: string;
  letThrough(): void;
}

/** Serves a site that is served elsewhere, and holds back what of its pages comes after so many bytes of their brotli. */
export async function serveHeldBack(site: string, bytes: number): Promise<HeldBack> {
  const rest = Promise.withResolvers<void>();
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, host: new URL(site).host, 'accept-encoding': 'br' };
    const forwarded = request(new URL(asked.url ?? '/', site), { headers }, async (answered) => {
      answer.writeHead(answered.statusCode ?? 500, answered.headers);
      const isPage = answered.headers['content-type']?.startsWith('text/html');
      let sent = 0;
      for await (const chunk of answered.iterator()) {
        const now = isPage ? Math.max(bytes - sent, 0) : chunk.length;
        answer.write(chunk.subarray(0, now));
        if (now < chunk.length) await rest.promise;
        answer.write(chunk.subarray(now));
        sent += chunk.length;
      }
      answer.end();
    });
    forwarded.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${boundPort(server)}`,
    letThrough: rest.resolve,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
