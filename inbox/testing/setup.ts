import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';
import { ensurePrograms } from './programs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL whose user may create databases. */
    readonly postgresUrl: string;
  }
}

/** Runs once before the tests of the inbox: installs what is missing and starts PostgreSQL. Throws rather than lets a test be skipped. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensurePrograms();
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  return postgres.stop;
}
