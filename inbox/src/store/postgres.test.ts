import { expect, inject, test } from 'vitest';
import { someLead } from '../../testing/leads.ts';
import { createDatabase, query } from '../../testing/postgres.ts';
import { openStore } from './open-store.ts';

const cut =
  'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()';

test('a store whose connections are cut, idle or in the middle of a lead, goes on, and a lead that failed can be sent again', async () => {
  const url = await createDatabase(inject('postgresUrl'));
  const store = await openStore({ kind: 'postgres', url }, ['email']);
  const [cuts, together] = [10, 20];
  for (let done = 0; done < cuts; done += 1) {
    const leads = Array.from({ length: together }, () => someLead());
    const adding = Promise.allSettled(leads.map((lead) => store.add(lead)));
    await query(url, cut);
    await adding;
    await query(url, cut);
    for (const lead of leads) await store.add(lead).catch(() => store.add(lead));
  }
  await store.check();
  const count = cuts * together;
  expect(await store.stats()).toMatchObject({ leads: { accepted: count }, deliveries: { pending: count } });
  await store.close();
});
