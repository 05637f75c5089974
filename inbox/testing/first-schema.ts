/** A database as the first version left it: leads in every state, its process killed in the middle of two deliveries. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createDatabase, query } from './postgres.ts';

const dump = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

/** Writes it to a new SQLite file. */
export function createFirstSqlite(path: string): void {
  const database = new DatabaseSync(path);
  database.exec(dump('first-schema.sqlite.sql'));
  database.close();
}

/** Writes it to a new database of a PostgreSQL server, and answers its address. */
export async function createFirstPostgres(server: string): Promise<string> {
  const url = await createDatabase(server);
  await query(url, dump('first-schema.postgres.sql'));
  return url;
}
