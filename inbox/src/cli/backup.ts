import { closeSync, fsyncSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { PlainError } from '../../../contracts/process/plain-error.mjs';
import type { DatabaseSettings } from '../settings.ts';

/**
 * Copies the database as it stands to a new file that only this user may read, while the inbox goes on taking leads.
 * @throws PlainError if the file is there already, or the leads are in PostgreSQL.
 */
export async function backUp(settings: DatabaseSettings, file: string): Promise<void> {
  if (settings.kind === 'postgres') {
    throw new PlainError('The leads are in PostgreSQL, which has a program for it: pg_dump --format=custom.');
  }
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    throw new PlainError(`The copy cannot be written to "${file}" (${reason}): name a file that is not there yet.`);
  }
  const database = new DatabaseSync(settings.path, { timeout: 5000 });
  try {
    database.prepare('vacuum into ?').run(file);
  } finally {
    database.close();
  }
  const copy = openSync(file, 'r+');
  fsyncSync(copy);
  closeSync(copy);
}
