import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CamelCasePlugin,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  SqliteAdapter,
  type SqliteDialectConfig,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import { PlainError } from '../../../contracts/process/plain-error.mjs';
import type { Schema } from './schema.ts';

/** What `pragma synchronous` answers where every commit is synced (https://sqlite.org/pragma.html#pragma_synchronous). */
const full = 2;
/** What SQLite says of a file that is something else (https://sqlite.org/rescode.html#notadb). */
const notDatabase = 26;

/** Another process, such as the command line, may hold the file for a moment. In milliseconds. */
const patience = 5000;
const pause = 50;

/**
 * Opens the file, or creates it for this user alone.
 * @throws PlainError if the file cannot be written, or SQLite would not sync every commit.
 */
export function openSqlite(path: string): Kysely<Schema> {
  const file = resolve(path);
  const database = openFile(file);
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  // What was deleted is overwritten: these are people's names.
  database.exec('pragma secure_delete = on');
  // A new file gets its journal with the first transaction, and keeps it for as long as it is open.
  database.exec('begin immediate; rollback');
  const answered = database.prepare('pragma synchronous').get()?.['synchronous'];
  const mode = database.prepare('pragma journal_mode').get()?.['journal_mode'];
  if (answered !== full || mode !== 'wal') {
    throw new PlainError(`SQLite does not sync every commit of "${path}": put it on a local disk.`);
  }
  const dialect: Dialect = {
    createDriver: () => new ImmediateDriver(database, file),
    createAdapter: () => new TransactionalAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
  return new Kysely({ dialect, plugins: [new CamelCasePlugin()] });
}

/** From now on no statement waits for another process: SQLite waits by holding up all that this process does. */
export async function stopBlocking(db: Kysely<Schema>): Promise<void> {
  await sql`pragma busy_timeout = 0`.execute(db);
}

/** Empties the journal into the file as soon as nobody else is at it; not at all if somebody always is. */
export async function emptyJournal(db: Kysely<Schema>): Promise<void> {
  for (const giveUpAt = performance.now() + patience; performance.now() < giveUpAt; await sleep(pause)) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return;
  }
}

function openFile(path: string): DatabaseSync {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    // SQLite would create it readable for others; its journals take the rights of this file.
    closeSync(openSync(path, 'a', 0o600));
    chmodSync(path, 0o600);
    const database = new DatabaseSync(path, { timeout: patience });
    database.exec('begin immediate; rollback');
    return database;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === notDatabase) {
      throw new PlainError(`"${path}" is no SQLite database: set LEADS_DB to another file, or restore a backup of it.`);
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainError(
      `The leads cannot be written to "${path}" (${reason}): set LEADS_DB to a file that this user may write, on a disk that is not read-only.`,
    );
  }
}

/** What Kysely asks of a SQLite library, on Node's own. */
function adapt(database: DatabaseSync): Extract<SqliteDialectConfig['database'], object> {
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(toInput)),
        run: (parameters) => statement.run(...parameters.map(toInput)),
        iterate: (parameters) => statement.iterate(...parameters.map(toInput)),
      };
    },
  };
}

function toInput(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`SQLite is given a ${typeof value}.`);
}

/** Which files stand under the names of a database and of its journal, where the newest leads are. */
const inodesOf = (file: string): string =>
  [file, `${file}-wal`].map((each) => statSync(each, { throwIfNoEntry: false })?.ino).join(' ');

/**
 * Takes the lock for writing at once: one that is asked for in the middle of a transaction is refused, not waited for. Writes to
 * no file that has lost its name: whatever is written there is gone with this process.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  readonly #file: string;
  readonly #opened: string;

  constructor(database: DatabaseSync, file: string) {
    super({ database: adapt(database) });
    this.#database = database;
    this.#file = file;
    this.#opened = inodesOf(file);
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    if (inodesOf(this.#file) !== this.#opened) {
      throw Object.assign(new Error('The database was moved or deleted.'), { code: 'ESTALE' });
    }
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // When the disk is full SQLite has done so itself, and a second time would be an error in place of the first one.
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite changes tables within transactions, though the library makes no use of it: a start that is killed leaves no half. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
