import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { DatabaseSettings } from '../src/settings.ts';
import { leadRow } from '../src/store/schema.ts';
import { someLead } from '../testing/leads.ts';

/**
 * How many rows a second the database itself takes when each is committed and synced before the next: the row of a lead,
 * in a table without indexes, over one connection, with no program around it.
 */
export async function bareInserts(settings: DatabaseSettings, milliseconds: number): Promise<number> {
  const columns = Object.keys(leadRow(someLead(), undefined));
  const create = `create table if not exists bare (${columns.map((name) => `${name} text`).join(', ')})`;
  const row = (): (string | null)[] =>
    Object.values(leadRow(someLead(), undefined)).map((value) => (value === null ? null : String(value)));

  if (settings.kind === 'sqlite') {
    const database = new DatabaseSync(settings.path);
    database.exec(`pragma journal_mode = wal; pragma synchronous = full; ${create}`);
    const insert = database.prepare(`insert into bare values (${columns.map(() => '?').join(', ')})`);
    const rate = await rateOf(milliseconds, async () => insert.run(...row()));
    database.close();
    return rate;
  }
  const client = new pg.Client({ connectionString: settings.url });
  await client.connect();
  await client.query(create);
  const text = `insert into bare values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`;
  const rate = await rateOf(milliseconds, () => client.query({ name: 'bare', text, values: row() }));
  await client.end();
  return rate;
}

async function rateOf(milliseconds: number, insert: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  let count = 0;
  for (; performance.now() - started < milliseconds; count += 1) await insert();
  return (1000 * count) / (performance.now() - started);
}
