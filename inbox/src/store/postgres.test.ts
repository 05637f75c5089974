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

test('two instances that get the same leads at the same time keep each once', async () => {
  const url = await createDatabase(inject('postgresUrl'));
  const stores = await Promise.all([1, 2].map(() => openStore({ kind: 'postgres', url }, ['email'])));
  const leads = Array.from({ length: 100 }, () => someLead());
  const again = leads.toReversed().map((lead) => ({ ...lead, id: someLead().id }));
  const answers = await Promise.allSettled(
    stores.flatMap((store, index) => (index === 0 ? leads : again).map((lead) => store.add(lead))),
  );
  const failed = answers.flatMap(({ status }, index) => (status === 'rejected' ? [[...leads, ...again][index]] : []));
  for (const lead of failed) if (lead) await stores[0]?.add(lead);
  expect(await stores[1]?.stats()).toMatchObject({ leads: { accepted: 100 }, deliveries: { pending: 100 } });
  for (const store of stores) await store.close();
});
