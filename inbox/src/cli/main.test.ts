import { statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { someLead } from '../../testing/leads.ts';
import { runLeadsInShell } from '../../testing/leads-command.ts';
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
