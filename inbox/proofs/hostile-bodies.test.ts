import { connect } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { leadBounds } from '../../contracts/lead.ts';
import { submissionFields } from '../../contracts/lead-submission.ts';
import { openStore } from '../src/store/open-store.ts';
import { startInboxProcess } from '../testing/inbox-process.ts';
import { formBody, submission } from '../testing/leads.ts';
import { createSender } from '../testing/post.ts';
import { origin } from '../testing/settings.ts';
import { temporaryFolder } from '../testing/temporary.ts';

const [count, connections] = [inject('isLong') ? 20_000 : 400, 8];

const base = submission();
const odd = fc.constantFrom(
  '\0',
  '\x1b[2J',
  '\x7f',
  '\x85',
  '\r',
  '\u2028',
  '\ud800',
  '\xff',
  '\xc0\xaf',
  '\xed\xa0\x80',
  '"',
  '\\',
  '{',
  '%',
  '%F',
  '%C0%AF',
  '%00',
  '&name=Eve',
  '&services=',
  '=',
  "' or 1=1 --",
  '{{7*7}}',
  '../../etc/passwd',
  '<script>',
  '1e400',
);
/** A few characters, each many times: a pattern that goes back over them would hold up everybody. */
const runs = fc
  .array(fc.tuple(fc.constantFrom('1', '.', 'a', ' ', '@', '-'), fc.integer({ min: 1, max: 700 })), { maxLength: 5 })
  .map((parts) => parts.map(([character, times]) => character.repeat(times)).join(''));
const value = fc.oneof(odd, runs, fc.jsonValue(), fc.string({ unit: 'binary', maxLength: 3000, size: 'max' }));
const field = fc.constantFrom(...submissionFields, '__proto__', 'constructor', 'id', 'state');

/** A body with a few bytes of it lost, and others in their place. */
const damaged = (body: string) =>
  fc
    .tuple(fc.nat(body.length), fc.nat(20), fc.oneof(odd, fc.string()))
    .map(([at, lost, added]) => Buffer.from(body.slice(0, at) + added + body.slice(at + lost), 'latin1'));

const hostile = fc.record({
  type: fc.constantFrom(
    'application/json',
    'application/json',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-7',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/ld+json',
    'x',
  ),
  body: fc.oneof(
    fc.tuple(field, value).map(([name, given]) => JSON.stringify({ ...base, [name]: given })),
    damaged(JSON.stringify(base)),
    damaged(formBody()),
    fc
      .tuple(fc.constantFrom('[', '{"a":', '{"name":['), fc.integer({ min: 1, max: 5000 }))
      .map(([open, depth]) => open.repeat(depth)),
    fc.integer({ min: 33_000, max: 100_000 }).map((length) => JSON.stringify({ ...base, notes: 'x'.repeat(length) })),
    fc.uint8Array({ maxLength: 400 }),
  ),
});

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

test(`${count} hostile bodies leave no error, and no row that is no lead, and the same process takes the next lead`, async () => {
  const path = join(temporaryFolder(), 'leads.db');
  const inbox = await startInboxProcess({ LEADS_DB: path });
  const sender = createSender(inbox.url, connections);
  const left = fc.sample(hostile, { numRuns: count, seed: 20_250_501 });
  const answers = new Map<number | undefined, number>();
  async function send(): Promise<void> {
    for (let next = left.pop(); next; next = left.pop()) {
      const status = await sender.post(next.type, next.body);
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  }
  await Promise.all(Array.from({ length: connections }, send));
  for (const status of answers.keys()) expect([202, 400, 413, 415]).toContain(status);
  expect(answers.get(400)).toBeGreaterThan(count / 3);
  const figures = ['1', '.', '1', '.'].map((character) => character.repeat(leadBounds.notes / 4)).join('');
  expect(await sender.postLead(submission({ notes: figures }))).toBe(202);
  answers.set(202, (answers.get(202) ?? 0) + 1);
  // Refused, or waited for until the client hangs up.
  for (const rest of unreadable) expect(await postRaw(inbox.url, rest), rest).toMatch(/^$|^HTTP\/1\.1 4\d\d /);

  const store = await openStore({ kind: 'sqlite', path }, []);
  const leads = await store.list({ limit: count });
  expect(leads.length).toBeLessThanOrEqual(answers.get(202) ?? 0);
  // What was damaged into another whole lead is one.
  for (const { lead } of leads) {
    expect([lead.name, lead.email, lead.notes.replace(/[\n\t]/g, '')].join()).toMatch(/^[^\p{Cc}]{8,2356}$/u);
  }
  expect(await sender.postLead(submission())).toBe(202);
  expect(await store.list({ limit: count })).toHaveLength(leads.length + 1);
  await store.close();
  inbox.process.kill();
  expect(await inbox.ended).toBe(0);
  expect(inbox.errors()).toBe('');
});
