import type { Kysely, Transaction } from 'kysely';
import { PlainError } from '../../../contracts/process/plain-error.mjs';
import type { DatabaseSettings } from '../settings.ts';
import { addLead } from './add-lead.ts';
import { createAdministration } from './administration.ts';
import { createDigestTurn } from './digest-turn.ts';
import { createGroupCommit } from './group-commit.ts';
import { isUpToDate, migrate } from './migrations.ts';
import { createOutbox } from './outbox.ts';
import { openPostgres } from './postgres.ts';
import { rehearseLead } from './rehearse-lead.ts';
import { digestOf, type Schema } from './schema.ts';
import { emptyJournal, openSqlite, stopBlocking } from './sqlite.ts';
import type { Channel, Store } from './store.ts';
import { upgradePostgres } from './upgrade-postgres.ts';

/**
 * Opens the database and brings its tables up to date. A new lead is queued for each of `channels`.
 * @throws PlainError if it cannot be opened, could lose a commit, or belongs to a newer version.
 */
export const openStore = (settings: DatabaseSettings, channels: readonly Channel[]): Promise<Store> =>
  open(settings, channels, (db) => (settings.kind === 'sqlite' ? migrate(db) : upgradePostgres(settings.url)));

/**
 * The same for whoever works beside an inbox, which may be of another version: changes no table.
 * @throws PlainError also if the tables are not those of this version.
 */
export const openStoreAsItIs = (settings: DatabaseSettings, channels: readonly Channel[]): Promise<Store> =>
  open(settings, channels, async () => {
    throw new PlainError('This version of the lead inbox needs newer tables: start the inbox first.');
  });

async function open(
  settings: DatabaseSettings,
  channels: readonly Channel[],
  whenBehind: (db: Kysely<Schema>) => Promise<void>,
): Promise<Store> {
  const db = settings.kind === 'sqlite' ? openSqlite(settings.path) : await openPostgres(settings.url);
  try {
    if (!(await isUpToDate(db))) await whenBehind(db);
    return await createStore(db, settings.kind, channels);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** The store on an open database whose tables are up to date. */
export async function createStore(
  db: Kysely<Schema>,
  kind: DatabaseSettings['kind'],
  channels: readonly Channel[],
): Promise<Store> {
  const { write, idle } = createGroupCommit<Transaction<Schema>>((job) => db.transaction().execute(job));
  if (kind === 'sqlite') await stopBlocking(db);
  // Else the deleted rows would stand in the journal until it is full.
  const afterPurge = async (): Promise<void> => {
    if (kind === 'sqlite') await emptyJournal(db);
  };
  return {
    ...createOutbox(db, write, kind === 'postgres'),
    ...createDigestTurn(write),
    ...createAdministration(db, write, channels, afterPurge),
    // Two inboxes may get the same lead at the same time: its key and content are what one of them waits for.
    add: (lead) =>
      write(
        async (transaction) => {
          const added = await addLead(transaction, lead, channels);
          // Who wrote a known one may have died before it was synced, or had reached a replica: a commit that writes waits for both.
          if (added === 'known') await rehearseLead(transaction, channels);
          return added;
        },
        `${lead.key} ${digestOf(lead.lead)}`,
      ),
    check: () => write((transaction) => rehearseLead(transaction, channels)),
    close: async () => {
      await idle();
      await db.destroy();
    },
  };
}
