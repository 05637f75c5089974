/** A small site in a temporary folder, served on a free port, and requests byte by byte. For tests. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { addressOf } from '../build/hosts/addresses.ts';
import { boundPort } from '../contracts/process/address.mjs';
import { createSite, type SiteOptions } from './site.ts';

export interface TestSite {
  readonly root: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Writes the files into `<temporary folder>/site` and serves them, each page under a policy that names its file. */
export async function serveFixture(
  files: Readonly<Record<string, string>>,
  options: Pick<SiteOptions, 'headersTimeout' | 'routes'> = {},
): Promise<TestSite> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const root = join(folder, 'site');
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  const policies = Object.fromEntries(Object.keys(files).map((file) => [addressOf(file), `policy of ${file}`]));
  const app = await createSite({ root, policies, ...options });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const close = async (): Promise<void> => {
    await app.close();
    await rm(folder, { recursive: true });
  };
  return { root, port: boundPort(app.server), close };
}

/**
 * Sends a text as it is, or half of it before it hangs up, and answers what comes back until the server closes. After so many
 * milliseconds of silence the server is told that no more will come; one that does not let go even then rejects.
 */
export function exchange(port: number, text: string, { silence = 20_000, hangsUp = false } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let received = '';
    const limit = setTimeout(() => {
      reject(new Error(`This never ended: ${JSON.stringify(text.slice(0, 300))}`));
      socket.destroy();
    }, 30_000);
    socket
      .setEncoding('latin1')
      .on('data', (chunk) => {
        received += chunk;
      })
      .on('end', () => socket.end())
      .on('error', () => socket.destroy())
      .on('close', () => {
        clearTimeout(limit);
        resolve(received);
      })
      .setTimeout(silence, () => socket.end());
    socket.write(hangsUp ? text.slice(0, text.length / 2) : text, 'latin1');
    if (hangsUp) socket.resetAndDestroy();
  });
}

export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Takes a response apart. A connection closed without a word has status 0. */
export function parseResponse(text: string): RawResponse {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const [name = '', ...value] = line.split(':');
    return [name.toLowerCase(), value.join(':').trim()];
  });
  return {
    status: Number(first.split(' ')[1] ?? 0),
    headers: Object.fromEntries(headers),
    body: rest.join('\r\n\r\n'),
  };
}

/** One request, its method and target exactly as given, and the response taken apart. */
export async function request(port: number, asked: string, ...headers: readonly string[]): Promise<RawResponse> {
  const lines = [`${asked} HTTP/1.1`, 'Host: site', 'Connection: close', ...headers];
  return parseResponse(await exchange(port, `${lines.join('\r\n')}\r\n\r\n`));
}
