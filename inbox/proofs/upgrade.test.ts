/** A database that the first version has written, taken over by this one, however often that is killed on the way. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { readDatabase } from '../src/read-settings.ts';
import { openStore } from '../src/store/open-store.ts';
import type { Store } from '../src/store/store.ts';
import { createFirstPostgres, createFirstSqlite } from '../testing/first-schema.ts';
import { startInboxProcess } from '../testing/inbox-process.ts';
import { query } from '../testing/postgres.ts';
import { deadWebhook } from '../testing/settings.ts';
import { startSmtpSink } from '../testing/smtp-sink.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { startWebhookSink } from '../testing/webhook-sink.ts';

const databases = {
  SQLite: {
    /** How what is changed leaves the process. */
    calls: 'pwrite64',
    async create(): Promise<Readonly<Record<string, string>>> {
      const path = join(temporaryFolder(), 'leads.db');
      createFirstSqlite(path);
      return { LEADS_DB: path };
    },
  },
  PostgreSQL: {
    calls: 'write,writev,sendto,sendmsg',
    create: async (): Promise<Readonly<Record<string, string>>> => ({
      DATABASE_URL: await createFirstPostgres(inject('postgresUrl')),
    }),
  },
} as const;

/** Opens a database as a start does, kills the process (SIGKILL) in its nth such call, and answers whether it got so far. */
function killedInCall(env: Readonly<Record<string, string>>, calls: string, nth: number): boolean {
  const flags = [
    '-f',
    '-qq',
    '-o',
    '/dev/null',
    '-e',
    `trace=${calls}`,
    '-e',
    `inject=${calls}:signal=SIGKILL:when=${nth}`,
  ];
  const victim = join(import.meta.dirname, 'upgrade-victim.ts');
  const { status, signal, error, stderr } = spawnSync('strace', [...flags, process.execPath, victim], {
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  });
  if (error) throw error;
  if (signal === null && status !== 0 && status !== 137) throw new Error(`The start failed by itself: ${stderr}`);
  return status !== 0;
}

/** What is kept, as the first version has written it. */
async function expectAllThere(store: Store): Promise<void> {
  expect((await store.list({ limit: 100 })).map(({ state, suspicion, lead }) => [lead.name, state, suspicion])).toEqual(
    [
      ['Ada Merchant', 'accepted', undefined],
      ['Zoë O’Hara', 'accepted', undefined],
      ['Machine', 'quarantined', 'honeypot'],
      ['北京 商店', 'accepted', undefined],
      ['Ada "The Till" Merchant', 'accepted', undefined],
      ['Grace', 'released', 'too fast'],
    ],
  );
  expect(await store.stats()).toMatchObject({ deliveries: { pending: 7, done: 1, dead: 2 } });
  expect(await store.deletions()).toEqual([]);
}

test.each(Object.entries(databases))(
  'a database of the first version on %s is taken over whole, whenever the new one is killed, and what was pending is delivered',
  { timeout: 3_600_000 },
  async (_name, { calls, create }) => {
    let kills = 0;
    for (let env = await create(); killedInCall(env, calls, 1 + kills); env = await create()) {
      kills += 1;
      const store = await openStore(readDatabase(env), []);
      await expectAllThere(store);
      await store.close();
    }
    console.log(`${kills} upgrades killed`);
    expect(kills).toBeGreaterThan(0);

    const env = await create();
    killedInCall(env, calls, 2);
    const [mail, hook] = [await startSmtpSink(() => undefined, 0), await startWebhookSink()];
    const inbox = await startInboxProcess({
      ...env,
      ...deadWebhook,
      LEADS_WEBHOOK_URL: hook.url,
      LEADS_SMTP_URL: mail.url,
      LEADS_MAIL_FROM: 'site@shop.example',
      LEADS_MAIL_TO: 'sales@shop.example',
    });
    onTestFinished(async () => {
      inbox.process.kill('SIGKILL');
      await Promise.all([inbox.ended, mail.close(), hook.close()]);
    });
    const mailed = (): readonly unknown[] =>
      mail.messages.map((message) => /^Message-ID: <.*(\d\.email)@/m.exec(message)?.[1]);
    const posted = (): readonly unknown[] =>
      hook.messages.map(({ headers }) => headers['webhook-id']?.slice(-'1.webhook'.length));
    await expect.poll(() => mailed().toSorted(), { timeout: 60_000 }).toEqual(['1.email', '5.email', '6.email']);
    await expect
      .poll(() => posted().toSorted(), { timeout: 60_000 })
      .toEqual(['1.webhook', '2.webhook', '5.webhook', '6.webhook']);
  },
);

test('a change of the tables on PostgreSQL may take longer than a lead, and one that cannot be made ends in a sentence', async () => {
  const url = await createFirstPostgres(inject('postgresUrl'));
  // As pg_dump does, to its end.
  const reader = new pg.Client({ connectionString: url });
  await reader.connect();
  await reader.query('begin; lock table leads, deliveries in access share mode');
  await expect(startInboxProcess({ DATABASE_URL: url })).rejects.toThrow(/^[^\n]*pg_dump[^\n]*\.$/);
  await reader.end();

  // As on tables of many leads, and longer than the ten seconds that a lead has.
  await query(
    url,
    `create function dawdle() returns event_trigger language plpgsql as 'begin perform pg_sleep(11); end';
    create event trigger dawdle on ddl_command_end when tag in ('CREATE INDEX') execute function dawdle()`,
  );
  const inbox = await startInboxProcess({ DATABASE_URL: url });
  inbox.process.kill('SIGKILL');
  await inbox.ended;
  const store = await openStore({ kind: 'postgres', url }, []);
  onTestFinished(() => store.close());
  await expectAllThere(store);
});
