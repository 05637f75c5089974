import { expect, inject, test } from 'vitest';
import { someLead } from '../../testing/leads.ts';
import { createDatabase, query } from '../../testing/postgres.ts';
import { openStore } from './open-store.ts';

test('a store whose connections are cut goes on with new ones, and a lead that failed can be sent again', async () => {
  const url = await createDatabase(inject('postgresUrl'));
  const store = await openStore({ kind: 'postgres', url }, ['email']);
  const lead = someLead();
  await store.add(someLead());
  await query(
    url,
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  );
  const first = await store.add(lead).catch(() => 'failed');
  if (first === 'failed') await store.add(lead);
  await store.check();
  expect(await store.stats()).toMatchObject({ leads: { accepted: 2 }, deliveries: { pending: 2 } });
  await store.close();
});
