import pg from 'pg';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { someLead } from '../../testing/leads.ts';
import { createDatabase, cutConnections, query } from '../../testing/postgres.ts';
import { startTcpProxy, type TcpProxy } from '../../testing/tcp-proxy.ts';
import { addLead } from './add-lead.ts';
import { migrate } from './migrations.ts';
import { createStore, openStore } from './open-store.ts';
import { openPostgres } from './postgres.ts';

function throughProxy(url: string, { port }: TcpProxy): string {
  const address = new URL(url);
  address.port = String(port);
  return address.href;
}

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

test('two inboxes that get the same leads at the same moment, in whatever order, never lock each other out', async () => {
  const url = await createDatabase(inject('postgresUrl'));
  const stores = [await openStore({ kind: 'postgres', url }, []), await openStore({ kind: 'postgres', url }, [])];
  const leads = Array.from({ length: 50 }, () => someLead());
  const orders = [leads, leads.toReversed()];
  await Promise.all(stores.flatMap((store, index) => orders[index]?.map((lead) => store.add(lead)) ?? []));
  expect(await stores[0]?.stats()).toMatchObject({ leads: { accepted: leads.length } });
  // What a session has met is counted by its end.
  for (const store of stores) await store.close();
  const counted = 'select deadlocks from pg_stat_database where datname = current_database()';
  expect(await query(url, counted)).toEqual([{ deadlocks: 0 }]);
});

test('a lead that meets a server gone silent is stored over a new connection', async () => {
  const url = await createDatabase(inject('postgresUrl'));
  const proxy = await startTcpProxy(Number(new URL(url).port));
  const db = await openPostgres(throughProxy(url, proxy), { timeLimit: 2000 });
  await migrate(db);
  const store = await createStore(db, 'postgres', ['email']);
  onTestFinished(async () => {
    await store.close();
    await proxy.close();
  });
  await store.add(someLead());
  proxy.silence();
  expect(await store.add(someLead())).toBe('stored');
  expect(await store.stats()).toMatchObject({ leads: { accepted: 2 } });
});

test('what an inbox held that vanished in the middle of a lead is let go, and another one stores the lead', async () => {
  const url = await createDatabase(inject('postgresUrl'));
  const store = await openStore({ kind: 'postgres', url }, ['email']);
  const proxy = await startTcpProxy(Number(new URL(url).port));
  onTestFinished(async () => {
    await store.close();
    await proxy.close();
  });
  const lead = someLead();
  const vanishing = await openPostgres(throughProxy(url, proxy), { timeLimit: 1000 });
  const lost = vanishing.transaction().execute(async (transaction) => {
    await addLead(transaction, lead, ['email']);
    proxy.silence();
  });
  await expect(lost).rejects.toThrow();
  expect(await store.add(lead)).toBe('stored');
  await vanishing.destroy();
});

test('a lead waits for a table that another program holds for less time than for the server, and is stored once it is free', async () => {
  const url = await createDatabase(inject('postgresUrl'));
  const db = await openPostgres(url, { lockLimit: 50 });
  await migrate(db);
  const store = await createStore(db, 'postgres', ['email']);
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  onTestFinished(() => store.close());
  await other.query('begin; lock table leads');
  await expect(store.add(someLead())).rejects.toMatchObject({ code: '55P03' });
  await expect(store.check()).rejects.toMatchObject({ code: '55P03' });
  await other.end();
  expect(await store.add(someLead())).toBe('stored');
});

test('a store whose server has become a replica, which only answers, finds the one that writes', async () => {
  const url = await createDatabase(inject('postgresUrl'));
  const database = new URL(url).pathname.slice(1);
  const db = await openPostgres(url, { lifetime: 1000 });
  await migrate(db);
  const store = await createStore(db, 'postgres', ['email']);
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
