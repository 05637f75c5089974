import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:http2';
import { describe, expect, it, onTestFinished } from 'vitest';
import { boundPort } from '../../contracts/process/address.mjs';
import { ask } from './ask.ts';
import { copyBuiltSite, type RunningServer, siteName, startCaddy, startNginx } from './servers.ts';

const starts = { nginx: startNginx, caddy: startCaddy };
/** What either server lets through to an inbox, in bytes. */
const most = 64 * 1024;

/** Makes what stands in for an inbox hang up instead of answering. */
const hangUp = 'x-hang-up';

/** A server before what stands where inboxes would: they take every body to its end, and count the bytes. */
async function startBefore(name: keyof typeof starts, count = 1) {
  let taken = 0;
  const startInbox = async () => {
    const inbox = createServer((request, response) => {
      if (request.headers[hangUp]) request.socket.destroy();
      request.on('data', (chunk: Buffer) => {
        taken += chunk.length;
      });
      request.on('error', () => {}).on('end', () => response.writeHead(202).end());
    }).listen(0, '127.0.0.1');
    await once(inbox, 'listening');
    onTestFinished(() => inbox.close().closeAllConnections());
    return `127.0.0.1:${boundPort(inbox)}`;
  };
  const inboxes = await Promise.all(Array.from({ length: count }, startInbox));
  const copy = await copyBuiltSite();
  onTestFinished(copy.remove);
  const server = await starts[name](copy, { inboxes });
  onTestFinished(server.stop);
  return { server, taken: () => taken };
}

/** The status of the answer to so many bytes. */
async function statusOf(server: RunningServer, method: string, length: number): Promise<number> {
  const headers = { 'content-length': `${length}`, connection: 'close' };
  return (await ask(server, '/leads', headers, method, { body: 'x'.repeat(length) })).status;
}

/** Ends a form before its announced end. */
async function breakOff({ port }: RunningServer): Promise<void> {
  const session = connect(`https://127.0.0.1:${port}`, { servername: siteName, rejectUnauthorized: false });
  const head = { ':method': 'POST', ':path': '/leads', ':authority': `${siteName}:${port}`, 'content-length': '9' };
  const form = session.request(head).on('error', () => {});
  form.resume().end('x');
  await new Promise((gone) => form.once('close', gone));
  session.destroy();
}

describe.each(['nginx', 'caddy'] as const)('%s', (name) => {
  it('hands on no more of a body than a form may have, and the next form whole', async () => {
    const { server, taken } = await startBefore(name);
    expect(await statusOf(server, 'POST', most)).toBe(202);
    for (const method of ['POST', 'OPTIONS']) {
      const before = taken();
      expect([method, await statusOf(server, method, 4 * most)]).toEqual([method, 413]);
      expect(taken() - before).toBeLessThanOrEqual(most);
      expect(await statusOf(server, 'POST', most)).toBe(202);
    }
  });

  it('asks every inbox again after what made each of them hang up', async () => {
    const { server } = await startBefore(name, 2);
    const headers = { 'content-length': '1', connection: 'close', [hangUp]: 'yes' };
    expect((await ask(server, '/leads', headers, 'POST', { body: 'x' })).status).toBe(503);
    expect(await statusOf(server, 'POST', 9)).toBe(202);
  });

  it('keeps its inbox for others when a visitor breaks off', async () => {
    const { server } = await startBefore(name);
    await breakOff(server);
    expect(await statusOf(server, 'POST', 9)).toBe(202);
  });
});
