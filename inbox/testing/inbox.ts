/** An inbox on a database of its own, within the process of the test, until the test is over. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { createLog } from '../src/log.ts';
import { openInbox } from '../src/open-inbox.ts';
import { readSettings } from '../src/read-settings.ts';
import { createInboxServer } from '../src/server.ts';
import { openStore } from '../src/store/open-store.ts';
import type { Store } from '../src/store/store.ts';
import { aloneSettings } from './settings.ts';
import { temporaryFolder } from './temporary.ts';

export interface TestInbox {
  readonly app: FastifyInstance;
  /** The same database, opened a second time. */
  readonly store: Store;
  /** Every line it has logged. */
  readonly log: readonly string[];
}

/** Starts an inbox with the given settings beside the necessary ones. */
export async function startInbox(env: Readonly<Record<string, string>> = {}): Promise<TestInbox> {
  const LEADS_DB = join(temporaryFolder(), 'leads.db');
  const settings = readSettings({ ...aloneSettings, LEADS_DB, ...env });
  const log: string[] = [];
  const inbox = await openInbox(
    settings,
    createLog((line) => log.push(line)),
  );
  const app = await createInboxServer(inbox);
  const store = await openStore(settings.database, []);
  onTestFinished(async () => {
    await app.close();
    await inbox.close();
    await store.close();
  });
  return { app, store, log };
}
