import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { someLead } from '../../testing/leads.ts';
import { createDatabase, cutConnections, query } from '../../testing/postgres.ts';
import { startTcpProxy } from '../../testing/tcp-proxy.ts';
import { createStore, openStore } from './open-store.ts';
import { openPostgres } from './postgres.ts';

test('a store whose connections are cut, idle or in the middle of a lead, goes on, and a lead that failed can be sent again', async () => {
  const url = await createDatabase(inject('postgresUrl'));
  const store = await openStore({ kind: 'postgres', url }, ['email']);
  const [cuts, together] = [10, 20];
  for (let done = 0; done < cuts; done += 1) {
    const leads = Array.from({ length: together }, () => someLead());
    const adding = Promise.allSettled(leads.map((lead) => store.add(lead)));
    await cutConnections(url);
    await adding;
    await cutConnections(url);
    for (const lead of leads) await store.add(lead).catch(() => store.add(lead));
  }
  await store.check();
  const count = cuts * together;
  expect(await store.stats()).toMatchObject({ leads: { accepted: count }, deliveries: { pending: count } });
  await store.close();
});

test('a lead that meets a server gone silent is stored over a new connection', async () => {
  const url = new URL(await createDatabase(inject('postgresUrl')));
  const proxy = await startTcpProxy(Number(url.port));
  onTestFinished(() => proxy.close());
  url.port = String(proxy.port);
  const store = await createStore(await openPostgres(url.href, { timeLimit: 2000 }), 'postgres', ['email']);
  onTestFinished(() => store.close());
  await store.add(someLead());
  proxy.silence();
  expect(await store.add(someLead())).toBe('stored');
  expect(await store.stats()).toMatchObject({ leads: { accepted: 2 } });
});

test('a store whose server has become a replica, which only answers, finds the one that writes', async () => {
  const url = await createDatabase(inject('postgresUrl'));
  const database = new URL(url).pathname.slice(1);
  const store = await createStore(await openPostgres(url, { lifetime: 1000 }), 'postgres', ['email']);
  onTestFinished(() => store.close());
  await query(url, `alter database ${database} set default_transaction_read_only = on`);
  await cutConnections(url);
  // As a replica does, to whoever is connected to it.
  await expect(store.add(someLead())).rejects.toMatchObject({ code: '25006' });
  await expect(store.check()).rejects.toMatchObject({ code: '25006' });
  await query(url, `set transaction read write; alter database ${database} reset default_transaction_read_only`);
  await vi.waitFor(() => store.add(someLead()), { timeout: 20_000 });
  expect(await store.stats()).toMatchObject({ leads: { accepted: 1 } });
});
