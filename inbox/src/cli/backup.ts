import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PlainError } from '../../../contracts/process/plain-error.mjs';
import type { DatabaseSettings } from '../settings.ts';

/**
 * Copies the database as it stands to a new file that only this user may read, while the inbox goes on taking leads. The file is
 * there once the copy is whole and on disk.
 * @throws PlainError if the file is there already, cannot be written, or the leads cannot be read or are in PostgreSQL.
 */
export async function backUp(settings: DatabaseSettings, file: string): Promise<void> {
  if (settings.kind === 'postgres') {
    throw new PlainError('The leads are in PostgreSQL, which has a program for it: pg_dump --format=custom.');
  }
  if (existsSync(file)) throw new PlainError(`There is a file "${file}" already: name one that is not there yet.`);
  // What a run that was killed has left there is no use to anybody.
  const partial = `${file}.partial`;
  try {
    rmSync(partial, { force: true });
    closeSync(openSync(partial, 'wx', 0o600));
    copy(settings.path, partial);
    sync(partial, 'r+');
    renameSync(partial, file);
    sync(dirname(file), 'r');
  } catch (error) {
    rmSync(partial, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainError(`The leads cannot be copied to "${file}" (${reason}): nothing was written.`);
  }
}

function copy(from: string, to: string): void {
  const database = new DatabaseSync(from, { timeout: 5000 });
  try {
    database.prepare('vacuum into ?').run(to);
  } finally {
    database.close();
  }
}

function sync(path: string, flags: string): void {
  const opened = openSync(path, flags);
  fsyncSync(opened);
  closeSync(opened);
}
