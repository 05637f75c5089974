import { globSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL whose user may create databases. */
    readonly postgresUrl: string;
    /** Whether a proof runs in its long form. */
    readonly isLong: boolean;
  }
}

/** Runs once before the tests of the inbox: starts PostgreSQL, whose programs Debian keeps where nobody's PATH looks. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  process.env['PATH'] = [process.env['PATH'], ...globSync('/usr/lib/postgresql/*/bin')].join(':');
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  return postgres.stop;
}
