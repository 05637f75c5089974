import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { listFiles } from '../../../build/built-files.ts';
import { isPrivateFile } from '../../../build/hosts/addresses.ts';
import { secret } from '../servers.ts';
import type { Hostile } from './corpus.ts';

/** What came of an attack. */
export interface Outcome {
  readonly sent: number;
  /** How often each status came as the first answer; 0 for a connection closed without a word. */
  readonly statuses: ReadonlyMap<number, number>;
  /** One line for each request that did what no request may do. */
  readonly problems: readonly string[];
}

/** Milliseconds: longer than any answer takes, however busy the machine. */
const longest = 10_000;

/**
 * Sends the bytes, collects what comes back, and hangs up after so many milliseconds of silence. Undefined if the server does
 * not let go.
 */
export function exchange(
  port: number,
  { pieces, pause = 2, resets }: Hostile,
  silence: number,
): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const received: Buffer[] = [];
    const finish = (): void => {
      clearTimeout(limit);
      resolve(Buffer.concat(received));
    };
    const limit = setTimeout(() => {
      resolve(undefined);
      socket.destroy();
    }, longest);
    socket.on('data', (chunk: Buffer) => received.push(chunk));
    socket
      .on('end', () => socket.end())
      .on('error', finish)
      .on('close', finish);
    socket.on('connect', async () => {
      for (const [index, piece] of pieces.entries()) {
        if (index > 0) await new Promise((next) => setTimeout(next, pause));
        if (!socket.writable) return;
        socket.write(piece, 'latin1');
      }
      if (resets) socket.resetAndDestroy();
      else socket.setTimeout(silence, () => socket.end());
    });
  });
}

const digest = (body: Buffer): string => createHash('sha256').update(body).digest('base64');

/** Digests of every body that may be sent with status 200: built files, plain and compressed. */
async function bodiesOf(root: string): Promise<ReadonlySet<string>> {
  const files = (await listFiles(root)).filter((file) => !isPrivateFile(file.replace(/\.(?:br|gz)$/, '')));
  return new Set(await Promise.all(files.map(async (file) => digest(await readFile(join(root, file))))));
}

/** Texts that only a file from outside the site, or the inside of a server, can hold. */
const outside = [secret, 'root:x:0:0', 'node_modules', 'node:internal', '    at '].map((text) => Buffer.from(text));

/** What is wrong with an answer, or undefined. A status of 5xx, something from outside, or a body that is no built file. */
function problemOf(request: string, answer: Buffer | undefined, bodies: ReadonlySet<string>): string | undefined {
  if (answer === undefined) return 'never ended';
  const text = answer.toString('latin1');
  // 501 and 505 are no failures: HTTP's own words for a transfer coding or a version that is not spoken.
  const failed = /^HTTP\/1\.[01] 5(?!01|05)\d\d/m.exec(text)?.[0];
  if (failed !== undefined) return `answered ${failed}`;
  if (outside.some((needle) => answer.includes(needle))) return 'showed something from outside the site';
  if (!/^HTTP\/1\.[01] 200 /.test(text) || !/^(?:\r?\n)*GET /.test(request)) return undefined;
  const end = text.indexOf('\r\n\r\n') + 4;
  const length = Number(/\r\ncontent-length: *(\d+)/i.exec(text.slice(0, end))?.[1] ?? Number.NaN);
  if (Number.isNaN(length)) return 'sent a file without saying how long it is';
  // A client that hangs up in the middle has seen a part.
  if (answer.length < end + length) return undefined;
  return bodies.has(digest(answer.subarray(end, end + length))) ? undefined : 'sent a body that is no built file';
}

/** Sends every request, a few at a time, and judges the answers. Ends early when the server is gone. */
export async function attack(
  port: number,
  root: string,
  requests: Iterable<Hostile>,
  silence = 1000,
): Promise<Outcome> {
  const bodies = await bodiesOf(root);
  const statuses = new Map<number, number>();
  const problems: string[] = [];
  const queue = requests[Symbol.iterator]();
  let sent = 0;
  let gone = false;
  const check = async (): Promise<void> => {
    gone ||= !(await stillServes(port));
    if (gone) throw new Error(`The server was gone after ${sent} requests.`);
  };

  const client = async (): Promise<void> => {
    for (let next = queue.next(); !next.done && !gone; next = queue.next()) {
      const answer = await exchange(port, next.value, silence);
      sent += 1;
      const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(answer?.subarray(0, 12).toString('latin1') ?? '')?.[1] ?? 0);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const request = next.value.pieces.join('');
      const problem = problemOf(request, answer, bodies);
      if (problem !== undefined) problems.push(`${problem}: ${JSON.stringify(request.slice(0, 300))}`);
      if (sent % 200 === 0) await check();
    }
  };
  await Promise.all(Array.from({ length: 64 }, client));
  await check();
  return { sent, statuses, problems };
}

/** Whether an honest request is answered. */
export async function stillServes(port: number): Promise<boolean> {
  const honest = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  const answer = await exchange(port, { pieces: [honest] }, longest);
  return answer?.subarray(0, 15).toString() === 'HTTP/1.1 200 OK';
}
