import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { someLead } from '../../testing/leads.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { addLead } from './add-lead.ts';
import { migrate } from './migrations.ts';
import { openStore } from './open-store.ts';
import { openSqlite } from './sqlite.ts';

let file = '';
beforeEach(() => {
  file = join(temporaryFolder(), 'new', 'leads.db');
});

const pragma = async (db: ReturnType<typeof openSqlite>, name: string): Promise<unknown> =>
  Object.values((await sql<object>`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {})[0];

test('every commit is synced, and what is deleted is overwritten', async () => {
  const db = openSqlite(file);
  expect(await pragma(db, 'synchronous')).toBe(2);
  expect(await pragma(db, 'journal_mode')).toBe('wal');
  expect(await pragma(db, 'secure_delete')).toBe(1);
  expect(await pragma(db, 'foreign_keys')).toBe(1);
  await db.destroy();
});

test('a transaction may write from its beginning, so that it never fails half way for another writer', async () => {
  const db = openSqlite(file);
  await sql`create table t (a integer)`.execute(db);
  const other = new DatabaseSync(file, { timeout: 0 });
  await db.transaction().execute(async (transaction) => {
    await sql`select * from t`.execute(transaction);
    expect(() => other.exec('insert into t values (1)')).toThrow(/locked/);
    await sql`insert into t values (2)`.execute(transaction);
  });
  other.exec('insert into t values (3)');
  other.close();
  await db.destroy();
});

test('a migration that is broken off leaves nothing behind', async () => {
  const db = openSqlite(file);
  const broken = db.transaction().execute(async (transaction) => {
    await sql`create table half (a integer)`.execute(transaction);
    throw new Error('killed');
  });
  await expect(broken).rejects.toThrow('killed');
  expect(await db.introspection.getTables()).toEqual([]);
  await db.destroy();
});

test('a lead that is there already is acknowledged by a commit that writes, since nobody knows whether the first was ever synced', async () => {
  const store = await openStore({ kind: 'sqlite', path: file }, ['email']);
  const lead = someLead();
  await store.add(lead);
  const written = statSync(`${file}-wal`).size;
  expect(await store.add({ ...lead, id: someLead().id })).toBe('known');
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(written);
  await store.close();
});

test('leads are counted without one of them being read, since nobody else is served meanwhile', async () => {
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  const store = await openStore({ kind: 'sqlite', path: file }, ['email']);
  prepare.mockClear();
  await store.stats();
  const asked = prepare.mock.calls.map(([query]) => query);
  prepare.mockRestore();
  await store.close();
  const other = new DatabaseSync(file);
  const plan = asked.flatMap((query) =>
    other
      .prepare(`explain query plan ${query}`)
      .all()
      .map(({ detail }) => detail),
  );
  other.close();
  const ofLeads = plan.filter((step) => / leads\b/.test(String(step)));
  expect(ofLeads).toHaveLength(3);
  for (const step of ofLeads) expect(step).toContain('COVERING INDEX');
});

const replace = (): void => {
  renameSync(file, `${file}.old`);
  writeFileSync(file, '');
};

test.each([
  ['deleted', () => rmSync(file)],
  ['replaced', replace],
  ['robbed of its journal', () => rmSync(`${file}-wal`)],
] as const)(
  'no lead is taken into a file that was %s meanwhile: it would be gone with the process',
  async (_, change) => {
    const db = openSqlite(file);
    await migrate(db);
    onTestFinished(() => db.destroy());
    change();
    const written = db.transaction().execute((transaction) => addLead(transaction, someLead(), []));
    await expect(written).rejects.toMatchObject({ code: 'ESTALE' });
  },
);

test('a digest is put off although another process holds the file for a moment', async () => {
  const store = await openStore({ kind: 'sqlite', path: file }, ['email']);
  onTestFinished(() => store.close());
  expect(await store.takeDigest(1, 100)).toBe(true);
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  const putOff = store.putOffDigest(2);
  await setImmediate();
  other.close();
  await putOff;
  expect(await store.takeDigest(2, 100)).toBe(true);
});

test('while another process holds the file, this one goes on with everything else, and writes as soon as it may', async () => {
  const store = await openStore({ kind: 'sqlite', path: file }, ['email']);
  onTestFinished(() => store.close());
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  let isStored = false;
  const added = store.add(someLead()).finally(() => {
    isStored = true;
  });
  for (let turn = 0; turn < 1000; turn += 1) await setImmediate();
  expect(isStored).toBe(false);
  other.exec('rollback');
  other.close();
  expect(await added).toBe('stored');
});
