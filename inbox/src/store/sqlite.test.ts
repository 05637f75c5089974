import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary.ts';
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
