import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, inject, test } from 'vitest';
import { createFirstPostgres, createFirstSqlite } from '../../testing/first-schema.ts';
import { someLead } from '../../testing/leads.ts';
import { runLeads } from '../../testing/leads-command.ts';
import { createDatabase } from '../../testing/postgres.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import type { DatabaseSettings } from '../settings.ts';
import { openStore } from '../store/open-store.ts';
import { channels } from '../store/store.ts';

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
});

async function fill(settings: DatabaseSettings, count: number): Promise<void> {
  const store = await openStore(settings, channels);
  await Promise.all(Array.from({ length: count }, (_, index) => store.add(someLead({ notes: `Number ${index}` }))));
  await store.close();
}

/** Overwrites leads in the middle of the file, not what says that it is a database. */
function damage(path: string): void {
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.fill(0xff, 60_000, 90_000));
}

async function counts(settings: DatabaseSettings) {
  const store = await openStore(settings, []);
  const { leads, deliveries } = await store.stats();
  await store.close();
  return { leads: leads.accepted, deliveries: deliveries.pending };
}

test('a backup of the file that is being written to is whole, for this user alone, and can be put back', async () => {
  const path = join(folder, 'leads.db');
  await fill({ kind: 'sqlite', path }, 300);
  const store = await openStore({ kind: 'sqlite', path }, channels);
  let copied = false;
  const write = async (): Promise<void> => {
    while (!copied) await store.add(someLead());
  };
  const writing = write();
  const copy = join(folder, 'backup.db');
  const { status, stdout } = await runLeads({ LEADS_DB: path }, 'backup', copy);
  expect([status, stdout]).toEqual([0, `Copied to ${copy}.\n`]);
  copied = true;
  await writing;
  await store.close();
  expect(statSync(copy).mode & 0o777).toBe(0o600);

  // What docs/inbox.md says: stop, take the old files away, put the copy in their place.
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
  cpSync(copy, path);
  const restored = await counts({ kind: 'sqlite', path });
  expect(restored.leads).toBeGreaterThanOrEqual(300);
  expect(restored.deliveries).toBe(2 * restored.leads);
  await fill({ kind: 'sqlite', path }, 1);
});

test('a backup never overwrites a file', async () => {
  const path = join(folder, 'leads.db');
  await fill({ kind: 'sqlite', path }, 1);
  const { status, stderr } = await runLeads({ LEADS_DB: path }, 'backup', path);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^[^\n]*not there yet\.\n$/);
  expect(await counts({ kind: 'sqlite', path })).toEqual({ leads: 1, deliveries: 2 });
});

test('a backup that fails says so in a sentence, leaves nothing behind, and can be made again under the same name', async () => {
  const path = join(folder, 'leads.db');
  await fill({ kind: 'sqlite', path }, 300);
  const copy = join(folder, 'backup.db');
  const whole = readFileSync(path);
  // Leads in the middle of the file, not what says that it is a database.
  writeFileSync(
    path,
    whole.map((byte, index) => (index > 60_000 && index < 90_000 ? 0xff : byte)),
  );
  const failed = await runLeads({ LEADS_DB: path }, 'backup', copy);
  expect([failed.status, failed.stderr]).toEqual([1, expect.stringMatching(/^[^\n]*malformed[^\n]*\.\n$/)]);
  expect(readdirSync(folder).filter((name) => name.startsWith('backup'))).toEqual([]);
  writeFileSync(path, whole);
  // As a run that was killed has left it.
  writeFileSync(`${copy}.partial`, 'half a copy');
  expect((await runLeads({ LEADS_DB: path }, 'backup', copy)).status).toBe(0);
  expect(await counts({ kind: 'sqlite', path: copy })).toEqual({ leads: 300, deliveries: 600 });
});

test('a damaged database is called damaged, not newer', async () => {
  const path = join(folder, 'leads.db');
  await fill({ kind: 'sqlite', path }, 1);
  const bytes = readFileSync(path);
  // Where it says which migrations it has had; the names in the index of that table stay.
  const name = bytes.lastIndexOf('0001-leads-and-deliveries');
  writeFileSync(path, bytes.fill(0, name - 4, name + 12));
  const { status, stderr } = await runLeads({ LEADS_DB: path }, 'list');
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^[^\n]*damaged[^\n]*\.\n$/)]);
});

test('leads that cannot be read are an error in one sentence', async () => {
  const path = join(folder, 'leads.db');
  await fill({ kind: 'sqlite', path }, 300);
  damage(path);
  const { status, stderr } = await runLeads({ LEADS_DB: path }, 'list');
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^[^\n]*malformed[^\n]*\.\n$/)]);
});

test('a wrong path makes no empty database', async () => {
  const { status, stderr } = await runLeads({ LEADS_DB: join(folder, 'lead.db') }, 'list');
  expect([status, stderr]).toEqual([1, expect.stringMatching(/set LEADS_DB to its file\.\n$/)]);
});

test('PostgreSQL is backed up and put back with its own programs', async () => {
  const [url, empty] = [await createDatabase(inject('postgresUrl')), await createDatabase(inject('postgresUrl'))];
  await fill({ kind: 'postgres', url }, 100);
  const dump = join(folder, 'leads.dump');
  execFileSync('pg_dump', ['--format=custom', `--file=${dump}`, url]);
  execFileSync('pg_restore', ['--no-owner', `--dbname=${empty}`, dump]);
  expect(await counts({ kind: 'postgres', url: empty })).toEqual({ leads: 100, deliveries: 200 });
  expect((await runLeads({ DATABASE_URL: url }, 'backup', dump)).stderr).toContain('pg_dump');
});

test('backups that the first version has made can be put back under this one', async () => {
  const path = join(folder, 'old.db');
  createFirstSqlite(path);
  const database = new DatabaseSync(path);
  database.prepare('vacuum into ?').run(join(folder, 'backup.db'));
  database.close();
  const restored = join(folder, 'leads.db');
  cpSync(join(folder, 'backup.db'), restored);
  expect(await counts({ kind: 'sqlite', path: restored })).toEqual({ leads: 4, deliveries: 7 });

  const [url, empty] = [await createFirstPostgres(inject('postgresUrl')), await createDatabase(inject('postgresUrl'))];
  const dump = join(folder, 'leads.dump');
  execFileSync('pg_dump', ['--format=custom', `--file=${dump}`, url]);
  execFileSync('pg_restore', ['--no-owner', `--dbname=${empty}`, dump]);
  expect(await counts({ kind: 'postgres', url: empty })).toEqual({ leads: 4, deliveries: 7 });
});
