import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import { origin, submission } from '../testing/inbox.ts';
import { type InboxProcess, startInboxProcess } from '../testing/inbox-process.ts';
import { createSender } from '../testing/post.ts';
import { hostileBodies } from './hostile-bodies.ts';

const [count, senders] = [inject('isLong') ? 20_000 : 400, 8];
let folder = '';
let inbox: InboxProcess;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  inbox = await startInboxProcess({ LEADS_DB: join(folder, 'leads.db') });
});
afterAll(() => rmSync(folder, { recursive: true }));

test(`${count} hostile bodies are refused one by one`, async () => {
  const left = [...hostileBodies(count)];
  const wrong: string[] = [];
  const sender = createSender(inbox.url, senders);
  async function send(): Promise<void> {
    for (let next = left.pop(); next; next = left.pop()) {
      const { kind, type, body } = next;
      const status = await sender.post(type, body);
      if (status !== 400 && status !== 413 && status !== 415) wrong.push(`${status} for ${kind}: ${Buffer.from(body)}`);
    }
  }
  await Promise.all(Array.from({ length: senders }, send));
  expect(wrong.slice(0, 5)).toEqual([]);
});

test.each([
  ['a length that is a lie', 'Content-Length: 500\r\n\r\n{"name":"A"}'],
  ['two lengths', 'Content-Length: 2\r\nContent-Length: 20\r\n\r\n{}'],
  ['a length and chunks', 'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n'],
  ['chunks that are none', 'Transfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n'],
  ['chunks without end', `Transfer-Encoding: chunked\r\n\r\n${'8000\r\n'}${'x'.repeat(0x8000)}\r\n8000\r\n`],
  ['a compression that is none', 'Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}'],
])('%s is refused or waited for, and no more', async (_title, rest) => {
  const { hostname, port } = new URL(inbox.url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  const closed = new Promise((resolve) => socket.on('close', resolve).on('error', resolve));
  socket.end(
    `POST /leads HTTP/1.1\r\nHost: x\r\nOrigin: ${origin}\r\nContent-Type: application/json\r\nConnection: close\r\n${rest}`,
  );
  await closed;
  expect(text).toMatch(/^$|^HTTP\/1\.1 4\d\d /);
});

test('after all of that there is no row, no error, and the same process takes the next lead', async () => {
  const store = await openStore({ kind: 'sqlite', path: join(folder, 'leads.db') }, []);
  expect((await store.stats()).leads).toEqual({ accepted: 0, quarantined: 0, released: 0 });
  expect(inbox.errors()).toBe('');
  expect(await createSender(inbox.url).postLead(submission())).toBe(202);
  expect((await store.stats()).leads.accepted).toBe(1);
  await store.close();
  inbox.process.kill();
  expect(await inbox.ended).toBe(0);
});
