import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import { startInboxProcess } from '../testing/inbox-process.ts';
import { submission } from '../testing/leads.ts';
import { createSender } from '../testing/post.ts';
import { origin } from '../testing/settings.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { hostileBodies } from './hostile-bodies.ts';

const [count, connections] = [inject('isLong') ? 20_000 : 400, 8];

/** Bodies that HTTP itself cannot read, from their length on. */
const unreadable = [
  'Content-Length: 500\r\n\r\n{"name":"A"}',
  'Content-Length: 2\r\nContent-Length: 20\r\n\r\n{}',
  'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
  'Transfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n',
  `Transfer-Encoding: chunked\r\n\r\n8000\r\n${'x'.repeat(0x8000)}\r\n8000\r\n`,
  'Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}',
];

/** Posts a body as it is, and answers everything that comes back. */
async function postRaw(url: string, rest: string): Promise<string> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  const closed = new Promise((resolve) => socket.on('close', resolve).on('error', resolve));
  const headers = `Host: ${host}\r\nOrigin: ${origin}\r\nContent-Type: application/json\r\nConnection: close`;
  socket.end(`POST /leads HTTP/1.1\r\n${headers}\r\n${rest}`);
  await closed;
  return text;
}

test(`${count} hostile bodies are refused, leave no row and no error, and the same process takes the next lead`, async () => {
  const path = join(temporaryFolder(), 'leads.db');
  const inbox = await startInboxProcess({ LEADS_DB: path });
  const sender = createSender(inbox.url, connections);
  const left = [...hostileBodies(count)];
  const wrong: string[] = [];
  async function send(): Promise<void> {
    for (let next = left.pop(); next; next = left.pop()) {
      const { kind, type, body } = next;
      const status = await sender.post(type, body);
      if (status !== 400 && status !== 413 && status !== 415) wrong.push(`${status} for ${kind}: ${Buffer.from(body)}`);
    }
  }
  await Promise.all(Array.from({ length: connections }, send));
  expect(wrong.slice(0, 5)).toEqual([]);
  // Refused, or waited for until the client hangs up.
  for (const rest of unreadable) expect(await postRaw(inbox.url, rest), rest).toMatch(/^$|^HTTP\/1\.1 4\d\d /);

  const store = await openStore({ kind: 'sqlite', path }, []);
  expect((await store.stats()).leads).toEqual({ accepted: 0, quarantined: 0, released: 0 });
  expect(await sender.postLead(submission())).toBe(202);
  expect((await store.stats()).leads.accepted).toBe(1);
  await store.close();
  inbox.process.kill();
  expect(await inbox.ended).toBe(0);
  expect(inbox.errors()).toBe('');
});
