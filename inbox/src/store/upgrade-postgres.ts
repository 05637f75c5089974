import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { PlainError } from '../../../contracts/process/plain-error.mjs';
import { migrate } from './migrations.ts';
import { onPool } from './postgres.ts';

/** What PostgreSQL says to who waited too long for a lock, and to who would have waited for ever (its manual, appendix A). */
const lockNotAvailable = '55P03';
const deadlockDetected = '40P01';

export interface UpgradeOptions {
  /** Milliseconds for which a change waits for whoever holds the tables. All leads of other inboxes wait behind it. */
  readonly patience?: number;
  /** Milliseconds between the tries, in which those leads are stored. */
  readonly pause?: number;
  readonly tries?: number;
}

/**
 * Brings the tables up to date, on a connection of its own: unlike a lead, that may take as long as there are leads.
 * @throws PlainError if another program holds the tables all the while.
 */
export async function upgradePostgres(
  url: string,
  { patience = 3000, pause = 1000, tries = 5 }: UpgradeOptions = {},
): Promise<void> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: 5000,
    lock_timeout: patience,
    // What an inbox held that has vanished must not stay held, nor may one wait for ever for a server that has.
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: 'lead-inbox',
  });
  const db = onPool(pool);
  try {
    for (let left = tries; left > 0; left -= 1) {
      const isDone = await migrate(db).then(
        () => true,
        (error: unknown) => {
          if (isHeld(error)) return false;
          throw error;
        },
      );
      if (isDone) return;
      if (left > 1) await sleep(pause);
    }
  } finally {
    await db.destroy();
  }
  throw new PlainError(
    'The tables of the lead inbox cannot be brought up to date, since another program holds them, such as pg_dump: wait for its end, and start again.',
  );
}

const isHeld = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === lockNotAvailable || error.code === deadlockDetected);
