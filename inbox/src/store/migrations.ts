import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { PlainError } from '../../../contracts/process/plain-error.mjs';
import type { Schema } from './schema.ts';

/** Every change of the tables, oldest first. One that has been released is never edited: add another. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-leads-and-deliveries': {
    async up(db) {
      await db.schema
        .createTable('leads')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('submission_key', 'text', (column) => column.notNull())
        .addColumn('content_digest', 'text', (column) => column.notNull())
        .addColumn('text_digest', 'text')
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('company_size', 'text', (column) => column.notNull())
        .addColumn('position', 'text', (column) => column.notNull())
        .addColumn('services', 'text', (column) => column.notNull())
        .addColumn('notes', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) =>
          column.notNull().check(sql`state in ('accepted', 'quarantined', 'released')`),
        )
        .addColumn('suspicion', 'text')
        .addUniqueConstraint('leads_once', ['submission_key', 'content_digest'])
        .execute();
      await db.schema.createIndex('leads_in_order').on('leads').columns(['received_at', 'id']).execute();
      await db.schema.createIndex('leads_by_text').on('leads').columns(['text_digest', 'received_at']).execute();
      await db.schema
        .createTable('deliveries')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
        .addColumn('channel', 'text', (column) => column.notNull().check(sql`channel in ('email', 'webhook')`))
        .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('pending', 'done', 'dead')`))
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('queued_at', 'bigint', (column) => column.notNull())
        .addColumn('due_at', 'bigint', (column) => column.notNull())
        .addColumn('lease', 'text')
        .addColumn('problem', 'text')
        .execute();
      await db.schema.createIndex('deliveries_due').on('deliveries').columns(['state', 'due_at']).execute();
      await db.schema.createIndex('deliveries_of_lead').on('deliveries').column('lead_id').execute();
    },
  },
  // Each channel has its own queue: what waits on one is not read through to find what is due on another.
  '0002-deliveries-due-by-channel': {
    async up(db) {
      const columns = ['state', 'channel', 'due_at'];
      await db.schema.createIndex('deliveries_due_by_channel').on('deliveries').columns(columns).execute();
      await db.schema.dropIndex('deliveries_due').execute();
    },
  },
  '0003-deletions': {
    async up(db) {
      await db.schema
        .createTable('deletions')
        .addColumn('lead_id', 'text', (column) => column.primaryKey())
        .addColumn('deleted_at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '0004-digests': {
    async up(db) {
      await db.schema
        .createTable('digests')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('due_at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  // Metrics count them by state several times a minute; without it, every lead is read for that.
  '0005-leads-by-state': {
    async up(db) {
      await db.schema.createIndex('leads_by_state').on('leads').column('state').execute();
    },
  },
};

const table = 'inbox_migrations';

/**
 * Whether the tables are as this version leaves them.
 * @throws PlainError if a newer version of the inbox has changed them: this one would not know what it writes into. Likewise if
 * they cannot be made out.
 */
export async function isUpToDate(db: Kysely<Schema>): Promise<boolean> {
  const applied = await appliedMigrations(db);
  if (!applied.every((name) => /^\d{4}-/.test(name))) {
    throw new PlainError(
      'The database of the lead inbox is damaged: restore a backup, or ask somebody who knows SQLite.',
    );
  }
  const newer = applied.find((name) => !(name in migrations));
  if (newer !== undefined) {
    throw new PlainError(
      `The database of the lead inbox was changed by a newer version ("${newer}"): start that version, or restore a backup made before it.`,
    );
  }
  return Object.keys(migrations).every((name) => applied.includes(name));
}

/** Brings the tables up to date, in one transaction. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    migrationTableName: table,
    migrationLockTableName: `${table}_lock`,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

async function appliedMigrations(db: Kysely<Schema>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === table)) return [];
  const { rows } = await sql<{ name: unknown }>`select name from ${sql.table(table)}`.execute(db);
  return rows.map(({ name }) => String(name));
}
