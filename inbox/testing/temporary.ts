/** What a test has for itself; it is gone when the test is over. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import type { Channel, Store } from '../src/store/store.ts';

/** An empty folder. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** An empty store on SQLite. */
export async function temporaryStore(channels: readonly Channel[]): Promise<Store> {
  const store = await openStore({ kind: 'sqlite', path: join(temporaryFolder(), 'leads.db') }, channels);
  onTestFinished(() => store.close());
  return store;
}
