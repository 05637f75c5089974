/** The programs that the tests of the inbox start. They only find them: `npm test` sees to it that they are there. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian keeps the programs of each version of PostgreSQL. */
const debian = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs, undefined if it is not installed. */
export function postgresFolder(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return folders.find((folder) => ['initdb', 'postgres', 'pg_dump'].every((name) => existsSync(join(folder, name))));
}

/** Throws with what to install, rather than lets a test be skipped. */
export function requirePrograms(): void {
  const missing = [
    ...(postgresFolder() === undefined ? ['postgresql'] : []),
    ...(spawnSync('strace', ['--version']).status === 0 ? [] : ['strace']),
  ];
  if (missing.length === 0) return;
  throw new Error(`The tests of the inbox need programs that are not here: apt-get install ${missing.join(' ')}.`);
}
