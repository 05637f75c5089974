import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { createFirstSqlite } from '../../testing/first-schema.ts';
import { someLead } from '../../testing/leads.ts';
import { runLeads, runLeadsInShell } from '../../testing/leads-command.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { openStore } from '../store/open-store.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = temporaryFolder();
  file = join(folder, 'leads.db');
});

async function fill(count: number, notes = ''): Promise<void> {
  const store = await openStore({ kind: 'sqlite', path: file }, []);
  await Promise.all(Array.from({ length: count }, () => store.add(someLead({ notes }))));
  await store.close();
}

test('an export to a disk that is full says that it is cut off', async () => {
  await fill(1);
  const { status, stderr } = await runLeadsInShell({ LEADS_DB: file }, '', 'export --csv', '> /dev/full');
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^[^\n]*ENOSPC[^\n]*cut off\.\n$/)]);
});

test('an export of which the disk takes all but the half of the last lead says so as well', async () => {
  const csv = join(folder, 'leads.csv');
  // A header of 97 bytes, and leads of 2,158 each; in blocks of 512, the journals of SQLite need 64.
  await fill(19, 'x'.repeat(2000));
  const { status, stderr } = await runLeadsInShell({ LEADS_DB: file }, 'ulimit -f 80;', 'export --csv', `> ${csv}`);
  expect([statSync(csv).size, status, stderr]).toEqual([80 * 512, 1, expect.stringContaining('cut off')]);
});

test('an export whose reader has seen enough is no error', async () => {
  await fill(2000);
  const { stdout, stderr } = await runLeadsInShell(
    { LEADS_DB: file },
    '{',
    'export --csv',
    '; echo $? >&2; } | head -n 1',
  );
  expect([stdout.split('\r\n').length, stderr]).toEqual([2, '0\n']);
});

test('the command line leaves the tables of an older version as they are, and copies them', async () => {
  createFirstSqlite(file);
  const env = { LEADS_DB: file };
  const copy = join(folder, 'backup.db');
  expect(await runLeads(env, 'backup', copy)).toMatchObject({ stdout: `Copied to ${copy}.\n`, status: 0 });
  for (const path of [file, copy]) {
    const refused = await runLeads({ LEADS_DB: path }, 'stats');
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringMatching(/^[^\n]*start the inbox first\.\n$/)]);
    expect(tablesOf(path)).toEqual(['0001-leads-and-deliveries']);
  }
});

test('leads that a newer version keeps are copied all the same', async () => {
  await fill(1);
  const database = new DatabaseSync(file);
  database.exec("insert into inbox_migrations (name, timestamp) values ('9999-flying-cars', '2030-01-01')");
  database.close();
  expect((await runLeads({ LEADS_DB: file }, 'backup', join(folder, 'backup.db'))).status).toBe(0);
});

/** What was done to the tables. */
function tablesOf(path: string): readonly unknown[] {
  const database = new DatabaseSync(path);
  const applied = database.prepare('select name from inbox_migrations order by name').all();
  database.close();
  return applied.map(({ name }) => name);
}
