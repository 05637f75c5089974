/** The programs that the tests of the inbox start: found, or installed from Debian's packages. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall } from '../../harness/apt-get.mjs';

const packages = ['postgresql', 'strace'];

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

const missing = (): readonly string[] => [
  ...(postgresFolder() === undefined ? ['postgresql'] : []),
  ...(spawnSync('strace', ['--version']).status === 0 ? [] : ['strace']),
];

/** Installs what is missing. Throws if that cannot be done. */
export function ensurePrograms(): void {
  if (missing().length === 0) return;
  console.log(`Installing for the tests of the lead inbox: ${missing().join(' and ')}.`);
  const errors = aptInstall(...packages);
  const left = missing();
  if (left.length > 0)
    throw new Error(
      `${errors}Not found: ${left.join(', ')}. Install them, as in "apt-get install ${packages.join(' ')}".`,
    );
}
