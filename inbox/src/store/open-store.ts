import type { DatabaseSettings } from '../settings.ts';
import { createStore } from './create-store.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Channel, Store } from './store.ts';

/**
 * Opens the database and brings its tables up to date. A new lead is queued for each of `channels`.
 * @throws PlainError if it cannot be opened, could lose a commit, or belongs to a newer version.
 */
export async function openStore(settings: DatabaseSettings, channels: readonly Channel[]): Promise<Store> {
  const db = settings.kind === 'sqlite' ? openSqlite(settings.path) : await openPostgres(settings.url);
  return createStore(db, settings.kind, channels);
}
