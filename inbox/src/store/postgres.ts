import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { PlainError } from '../../../contracts/process/plain-error.mjs';
import type { Schema } from './schema.ts';

/** Type number of `bigint` in PostgreSQL's catalogue, which the client hands over as text. Ours are times and counts. */
const int8 = 20;

export interface PostgresOptions {
  /** Milliseconds for one transaction: shorter than a visitor's browser waits for its answer. */
  readonly timeLimit?: number;
  /**
   * Milliseconds for what another program holds, such as a table. A group of leads is tried as a whole and then by two of them
   * alone, and the next group comes after: all that together is shorter than a browser waits.
   */
  readonly lockLimit?: number;
  /** Milliseconds after which a connection is replaced by a new one. */
  readonly lifetime?: number;
}

/**
 * Connects to PostgreSQL, and again whenever a connection is lost, gone silent, or old: after a failover the same name may stand
 * for another server, while the old one still answers, and writes nothing.
 * @throws PlainError if it does not answer, would acknowledge a commit that is not on its disk, or could not write every name.
 */
export async function openPostgres(
  url: string,
  { timeLimit = 10_000, lockLimit = 2000, lifetime = 60_000 }: PostgresOptions = {},
): Promise<Kysely<Schema>> {
  pg.types.setTypeParser(int8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: 5000,
    maxLifetimeSeconds: lifetime / 1000,
    // The server's own limits: what an inbox held that has vanished, or has given up, must not stay held.
    statement_timeout: timeLimit,
    lock_timeout: lockLimit,
    idle_in_transaction_session_timeout: timeLimit,
    application_name: 'lead-inbox',
  });
  const limits = new WeakMap<pg.PoolClient, NodeJS.Timeout>();
  pool
    // The time limit of a query would leave the connection to the next one, which would wait as long.
    .on('acquire', (client) =>
      limits.set(
        client,
        setTimeout(() => client.end(), timeLimit),
      ),
    )
    .on('release', (_error, client) => clearTimeout(limits.get(client)));
  const db = onPool(pool);
  try {
    await refuseForgetful(db);
    await refuseOtherEncodings(db);
  } catch (error) {
    await db.destroy();
    if (error instanceof PlainError) throw error;
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'no connection';
    throw new PlainError(`PostgreSQL does not answer (${reason}): check DATABASE_URL and that the server runs.`);
  }
  return db;
}

/** The tables over a pool of connections. */
export function onPool(pool: pg.Pool): Kysely<Schema> {
  // A connection that is lost is replaced, whether somebody used it or not; without a listener it would end the process.
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] });
}

/** Both settings make PostgreSQL lose what it has acknowledged (https://www.postgresql.org/docs/current/runtime-config-wal.html). */
async function refuseForgetful(db: Kysely<Schema>): Promise<void> {
  for (const name of ['synchronous_commit', 'fsync']) {
    if ((await settingOf(db, name)) === 'off') {
      throw new PlainError(
        `PostgreSQL has ${name} switched off and would lose leads in a power cut: switch it on for this database.`,
      );
    }
  }
}

/** Łódź would be refused for ever, and nobody else. */
async function refuseOtherEncodings(db: Kysely<Schema>): Promise<void> {
  const encoding = await settingOf(db, 'server_encoding');
  if (encoding !== 'UTF8') {
    throw new PlainError(
      `PostgreSQL keeps this database in "${encoding}", which cannot write every name: create it with encoding 'UTF8'.`,
    );
  }
}

async function settingOf(db: Kysely<Schema>, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db);
  return rows[0]?.value;
}
