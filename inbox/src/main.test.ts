import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { type InboxProcess, StartRefused, startInboxProcess } from '../testing/inbox-process.ts';
import { submission } from '../testing/leads.ts';
import { createSender } from '../testing/post.ts';
import { createDatabase, query, startPostgres } from '../testing/postgres.ts';
import { deadWebhook } from '../testing/settings.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { startWebhookSink } from '../testing/webhook-sink.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = temporaryFolder();
  file = join(folder, 'leads.db');
});

async function start(env: Readonly<Record<string, string>> = {}, uid?: number): Promise<InboxProcess> {
  const inbox = await startInboxProcess({ LEADS_DB: file, ...env }, uid);
  onTestFinished(async () => {
    inbox.process.kill('SIGKILL');
    await inbox.ended;
  });
  return inbox;
}

/** What a start says that must be refused: one sentence. */
async function refusal(env: Readonly<Record<string, string>> = {}, uid?: number): Promise<string> {
  try {
    await start(env, uid);
    return 'It started.';
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    expect(error.message).toMatch(/^[^\n]+\.$/);
    return error.message;
  }
}

describe('The inbox refuses to start, with one sentence,', () => {
  test('on a folder that it may not write', async () => {
    const locked = join(folder, 'locked');
    mkdirSync(locked);
    chmodSync(locked, 0o555);
    chmodSync(folder, 0o755);
    // Root may write everywhere, so it asks as nobody.
    const uid = process.getuid?.() === 0 ? 65_534 : undefined;
    expect(await refusal({ LEADS_DB: join(locked, 'leads.db') }, uid)).toContain('LEADS_DB');
  });

  test('on a file that is no database', async () => {
    writeFileSync(file, 'Dear diary, this is not a database at all.'.repeat(50));
    expect(await refusal()).toMatch(/is no SQLite database.*LEADS_DB/);
  });

  test('on a database that a newer version has changed', async () => {
    const first = await start();
    first.process.kill();
    await first.ended;
    const database = new DatabaseSync(file);
    database.exec("insert into inbox_migrations (name, timestamp) values ('9999-flying-cars', '2030-01-01')");
    database.close();
    expect(await refusal()).toContain('newer version ("9999-flying-cars")');
  });

  test('on a PostgreSQL that does not answer, or acknowledges what is not on its disk', async () => {
    expect(await refusal({ DATABASE_URL: 'postgres://inbox@127.0.0.1:1/leads' })).toContain('DATABASE_URL');
    const url = await createDatabase(inject('postgresUrl'));
    await query(url, `alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`);
    expect(await refusal({ DATABASE_URL: url })).toContain('synchronous_commit switched off');
    const reckless = await startPostgres({ fsync: 'off' });
    expect(await refusal({ DATABASE_URL: reckless.url })).toContain('fsync switched off');
    await reckless.stop();
  });

  test('on a PostgreSQL that could not write every name', async () => {
    const url = new URL(await createDatabase(inject('postgresUrl')));
    const name = `${url.pathname.slice(1)}_latin`;
    await query(url.href, `create database ${name} encoding 'LATIN1' locale 'C' template template0`);
    url.pathname = name;
    expect(await refusal({ DATABASE_URL: url.href })).toContain('"LATIN1"');
  });

  test('when its port is taken, and has not touched the database by then', async () => {
    const { port } = new URL((await start()).url);
    const untouched = join(folder, 'untouched.db');
    expect(await refusal({ PORT: port, LEADS_DB: untouched })).toContain(`Port ${port} on 127.0.0.1 is in use`);
    expect(existsSync(untouched)).toBe(false);
  });

  test('when the address for metrics is taken', async () => {
    const { url } = await start();
    expect(await refusal({ LEADS_METRICS: new URL(url).host })).toMatch(/^LEADS_METRICS.*EADDRINUSE/);
  });
});

test('two inboxes that start on the same new file at the same time both take leads, and nobody else may read it', async () => {
  const both = await Promise.all([start(), start()]);
  const senders = both.map(({ url }) => createSender(url));
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => senders[index % 2]?.postLead(submission())),
  );
  expect(new Set(answers)).toEqual(new Set([202]));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) expect(statSync(name).mode & 0o777).toBe(0o600);
});

test('asked to end in the middle of a delivery, the inbox finishes it, and notes that it has', async () => {
  const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const sink = await startWebhookSink(() => {
    begun.resolve();
    return { until: released.promise };
  });
  onTestFinished(() => sink.close());
  const inbox = await start({ ...deadWebhook, LEADS_WEBHOOK_URL: sink.url });
  expect(await createSender(inbox.url).postLead(submission())).toBe(202);
  await begun.promise;
  inbox.process.kill('SIGTERM');
  released.resolve();
  expect(await inbox.ended).toBe(0);
  const database = new DatabaseSync(file);
  expect(database.prepare('select state from deliveries').all()).toEqual([{ state: 'done' }]);
  database.close();
});

test('the inbox goes on when nobody reads its log any more', async () => {
  const inbox = await start();
  inbox.process.stdout?.destroy();
  const sender = createSender(inbox.url);
  for (let leads = 0; leads < 3; leads += 1) expect(await sender.postLead(submission())).toBe(202);
  inbox.process.kill();
  expect(await inbox.ended).toBe(0);
});

test('metrics are read on their own listener only', async () => {
  const port = await freePort();
  const { url } = await start({ LEADS_METRICS: `127.0.0.1:${port}` });
  await createSender(url).postLead(submission());
  expect((await fetch(new URL('/metrics', url))).status).toBe(404);
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(metrics).toContain('lead_inbox_leads{state="accepted"} 1');
  expect(metrics).toContain('lead_inbox_requests_total{outcome="stored"} 1');
  expect(metrics).not.toContain('Ada');
});
