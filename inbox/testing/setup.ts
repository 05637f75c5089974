import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';
import { requirePrograms } from './programs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL whose user may create databases. */
    readonly postgresUrl: string;
    /** Whether a proof runs in its long form. */
    readonly isLong: boolean;
  }
}

/** Runs once before the tests of the inbox: starts PostgreSQL, or says what is missing. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  requirePrograms();
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  return postgres.stop;
}
