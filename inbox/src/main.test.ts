import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { submission } from '../testing/inbox.ts';
import { StartRefused, startInboxProcess } from '../testing/inbox-process.ts';
import { createSender } from '../testing/post.ts';
import { createDatabase, query, startPostgres } from '../testing/postgres.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  file = join(folder, 'leads.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What a start says that must be refused. */
async function refusal(env: Readonly<Record<string, string>>, uid?: number): Promise<string> {
  try {
    const started = await startInboxProcess(env, { uid });
    started.process.kill('SIGKILL');
    return 'It started.';
  } catch (error) {
    if (error instanceof StartRefused) return error.message;
    throw error;
  }
}

const sentence = /^[^\n]+\.$/;

describe('The inbox refuses to start, with one sentence,', () => {
  test('on a folder that it may not write', async () => {
    const locked = join(folder, 'locked');
    mkdirSync(locked);
    chmodSync(locked, 0o555);
    chmodSync(folder, 0o755);
    // Root may write everywhere, so it asks as nobody.
    const said = await refusal({ LEADS_DB: join(locked, 'leads.db') }, process.getuid?.() === 0 ? 65_534 : undefined);
    expect(said).toMatch(sentence);
    expect(said).toContain('LEADS_DB');
  });

  test('on a file that is no database', async () => {
    writeFileSync(file, 'Dear diary, this is not a database at all.'.repeat(50));
    expect(await refusal({ LEADS_DB: file })).toMatch(/LEADS_DB.*\.$/);
  });

  test('on a database that a newer version has changed', async () => {
    const first = await startInboxProcess({ LEADS_DB: file });
    first.process.kill();
    await first.ended;
    const database = new DatabaseSync(file);
    database.exec("insert into inbox_migrations (name, timestamp) values ('9999-flying-cars', '2030-01-01')");
    database.close();
    const said = await refusal({ LEADS_DB: file });
    expect(said).toMatch(sentence);
    expect(said).toContain('newer version ("9999-flying-cars")');
  });

  test('on a PostgreSQL that does not answer', async () => {
    const said = await refusal({ DATABASE_URL: 'postgres://inbox@127.0.0.1:1/leads' });
    expect(said).toMatch(sentence);
    expect(said).toContain('DATABASE_URL');
  });

  test('on a PostgreSQL that acknowledges what is not on its disk', async () => {
    const url = await createDatabase(inject('postgresUrl'));
    const name = new URL(url).pathname.slice(1);
    await query(url, `alter database ${name} set synchronous_commit = off`);
    expect(await refusal({ DATABASE_URL: url })).toMatch(/synchronous_commit switched off.*\.$/);
    const reckless = await startPostgres({ fsync: 'off' });
    expect(await refusal({ DATABASE_URL: reckless.url })).toMatch(/fsync switched off.*\.$/);
    await reckless.stop();
  });

  test('when the address for metrics is taken', async () => {
    const first = await startInboxProcess({ LEADS_DB: file });
    const said = await refusal({ LEADS_DB: file, LEADS_METRICS: new URL(first.url).host });
    expect(said).toMatch(/^LEADS_METRICS[^\n]*EADDRINUSE[^\n]*\.$/);
    first.process.kill();
    await first.ended;
  });

  test('without the origin that may post', async () => {
    expect(await refusal({ LEADS_DB: file, LEADS_ORIGINS: '' })).toMatch(sentence);
  });
});

test('only the user who runs the inbox may read the file', async () => {
  const { process: child, ended, url } = await startInboxProcess({ LEADS_DB: file });
  await createSender(url).postLead(submission());
  for (const name of [file, `${file}-wal`, `${file}-shm`]) expect(statSync(name).mode & 0o777).toBe(0o600);
  child.kill();
  expect(await ended).toBe(0);
});

test('two inboxes that start on the same new file at the same time both take leads', async () => {
  const both = await Promise.all([startInboxProcess({ LEADS_DB: file }), startInboxProcess({ LEADS_DB: file })]);
  const leads = Array.from({ length: 40 }, () => submission());
  const senders = both.map(({ url }) => createSender(url));
  const answers = await Promise.all(leads.map((lead, index) => senders[index % 2]?.postLead(lead)));
  expect(new Set(answers)).toEqual(new Set([202]));
  for (const { process: child, ended } of both) {
    child.kill();
    await ended;
  }
});

test('asked to end, the inbox answers who is waiting, and what it has answered is there', async () => {
  const { process: child, ended, url } = await startInboxProcess({ LEADS_DB: file });
  const sender = createSender(url, 50);
  const answers = Array.from({ length: 50 }, () => sender.postLead(submission()));
  await Promise.race(answers);
  child.kill('SIGTERM');
  const accepted = (await Promise.all(answers)).filter((status) => status === 202);
  expect(await ended).toBe(0);
  const database = new DatabaseSync(file);
  expect(database.prepare('select count(*) as count from leads').get()).toEqual({ count: accepted.length });
  database.close();
});

test('metrics are read on their own listener only', async () => {
  const port = await freePort();
  const started = await startInboxProcess({ LEADS_DB: file, LEADS_METRICS: `127.0.0.1:${port}` });
  await createSender(started.url).postLead(submission());
  expect((await fetch(new URL('/metrics', started.url))).status).toBe(404);
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(metrics).toContain('lead_inbox_leads{state="accepted"} 1');
  expect(metrics).toContain('lead_inbox_requests_total{outcome="stored"} 1');
  expect(metrics).not.toContain('Ada');
  started.process.kill();
  await started.ended;
});
