/**
 * Stores so many leads and writes down which were acknowledged; then dies without closing anything. Its system calls are
 * traced. Arguments: the database file, FULL or NORMAL, how many leads.
 */
import { writeSync } from 'node:fs';
import { sql } from 'kysely';
import { migrate } from '../src/store/migrations.ts';
import { createStore } from '../src/store/open-store.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { channels } from '../src/store/store.ts';
import { someLead } from '../testing/leads.ts';

/** Leads that arrive together and share a commit. */
const together = 3;

const [, , file = '', synchronous, count = '0'] = process.argv;
const db = openSqlite(file);
if (synchronous === 'NORMAL') await sql`pragma synchronous = normal`.execute(db);
// Copies the journal into the database far more often than usual, so that the cuts also hit that.
await sql`pragma wal_autocheckpoint = 100`.execute(db);
await migrate(db);
const store = await createStore(db, 'sqlite', channels);

for (let stored = 0; stored < Number(count); stored += together) {
  const visit = async (): Promise<void> => {
    const lead = someLead();
    await store.add(lead);
    writeSync(1, `accepted ${lead.id}\n`);
  };
  await Promise.all(Array.from({ length: together }, visit));
}
process.kill(process.pid, 'SIGKILL');
