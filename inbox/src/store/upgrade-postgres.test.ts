import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { PlainError } from '../../../contracts/process/plain-error.mjs';
import { createFirstPostgres } from '../../testing/first-schema.ts';
import { query } from '../../testing/postgres.ts';
import { openStore } from './open-store.ts';
import { upgradePostgres } from './upgrade-postgres.ts';

test('tables that another program reads are brought up to date once it has ended, and what waits for it says so in a sentence', async () => {
  const url = await createFirstPostgres(inject('postgresUrl'));
  // As pg_dump does, to its end.
  const reader = new pg.Client({ connectionString: url });
  await reader.connect();
  await reader.query('begin; lock table leads, deliveries in access share mode');
  const refused: unknown = await upgradePostgres(url, { patience: 20, pause: 0, tries: 2 }).catch((error) => error);
  expect(refused).toBeInstanceOf(PlainError);
  expect(refused).toMatchObject({ message: expect.stringMatching(/^[^\n]*pg_dump[^\n]*\.$/) });

  const opened = openStore({ kind: 'postgres', url }, []);
  const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  await expect.poll(() => query(url, waiting), { timeout: 60_000 }).toHaveLength(1);
  await reader.end();
  const store = await opened;
  onTestFinished(() => store.close());
  expect(await store.stats()).toMatchObject({ deliveries: { pending: 7 } });
});
