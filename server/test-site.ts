/** A small built site in a temporary folder, served on a free port, and requests to it byte by byte. For tests. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressBuild } from '../build/compress.integration.ts';
import { finishBuild } from '../build/finish-pages.integration.ts';
import { boundPort } from '../contracts/process/address.mjs';
import { createSite, type SiteOptions } from './site.ts';

export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface TestSite {
  readonly root: string;
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Writes the files into `<temporary folder>/site`, finishes and compresses them as a build does, and serves them. */
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
  const policies = await finishBuild(root);
  await compressBuild(root);
  const app = await createSite({ root, policies, ...options });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const port = boundPort(app.server);
  const close = async (): Promise<void> => {
    await app.close();
    await rm(folder, { recursive: true });
  };
  return { root, url: `http://127.0.0.1:${port}`, port, close };
}

/** Sends the text as it is, in one piece or several, and answers what comes back until the server closes or goes quiet. */
export function sendRaw(port: number, ...pieces: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    const finish = (): void => {
      socket.destroy();
      resolve(received);
    };
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
    });
    socket.on('close', finish).on('error', finish).setTimeout(20_000, finish);
    void (async () => {
      for (const piece of pieces) {
        socket.write(piece, 'latin1');
        await new Promise((next) => setTimeout(next, 10));
      }
    })();
  });
}

/** One request, its target exactly as given, and the response taken apart. */
export async function request(
  port: number,
  target: string,
  options: { readonly method?: string; readonly headers?: readonly string[] } = {},
): Promise<RawResponse> {
  const lines = [
    `${options.method ?? 'GET'} ${target} HTTP/1.1`,
    'Host: site',
    'Connection: close',
    ...(options.headers ?? []),
  ];
  return parseResponse(await sendRaw(port, `${lines.join('\r\n')}\r\n\r\n`));
}

/** Takes a response apart. A connection closed without a word has status 0. */
export function parseResponse(text: string): RawResponse {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end === -1 ? undefined : end).split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  const body = Buffer.from(end === -1 ? '' : text.slice(end + 4), 'latin1');
  return { status: Number(first.split(' ')[1] ?? 0), headers: Object.fromEntries(headers), body };
}
