import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type InboxProcess, startInboxProcess } from '../testing/inbox-process.ts';
import { submission } from '../testing/leads.ts';
import { createSender, type Sender } from '../testing/post.ts';
import { cutConnections, query, type RunningPostgres, startPostgres, startReplica } from '../testing/postgres.ts';
import { deadWebhook } from '../testing/settings.ts';
import { storedLeads } from '../testing/stored-leads.ts';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import { startWebhookSink, type WebhookSink } from '../testing/webhook-sink.ts';

const rounds = 20;
const visitors = 8;
/** So many leads are acknowledged under load before each outage. */
const before = 200;

let postgres: RunningPostgres;
let proxy: TcpProxy;
let sink: WebhookSink;
let inbox: InboxProcess;
let acknowledged: Set<string>;
let refused: number;
/** Milliseconds that a visitor waited at most for an answer, of whichever kind. */
let longestWait: number;
beforeEach(async () => {
  postgres = await startPostgres();
  proxy = await startTcpProxy(portOf(postgres));
  sink = await startWebhookSink();
  const url = new URL(postgres.url);
  url.port = String(proxy.port);
  inbox = await startInboxProcess({ ...deadWebhook, LEADS_WEBHOOK_URL: sink.url, DATABASE_URL: url.href });
  acknowledged = new Set();
  refused = 0;
  longestWait = 0;
});
afterEach(async () => {
  inbox.process.kill('SIGKILL');
  await inbox.ended;
  await sink.close();
  await proxy.close();
  await postgres.stop();
});

const portOf = ({ url }: RunningPostgres): number => Number(new URL(url).port);

/** Posts a lead, over and over while it is refused for now, as a page does. Rejects if the inbox is gone. */
async function visit(sender: Sender): Promise<void> {
  const lead = submission();
  for (;;) {
    const posted = performance.now();
    const status = await sender.postLead(lead);
    longestWait = Math.max(longestWait, performance.now() - posted);
    if (status === 202) return void acknowledged.add(lead.key);
    if (status !== 503) throw new Error(`A lead was answered with ${status}: ${inbox.errors()}`);
    refused += 1;
  }
}

/** Many visitors, each with one lead after the other, before, during and after an outage. */
async function underLoad(outage: () => Promise<void>): Promise<void> {
  const sender = createSender(inbox.url, visitors);
  const begun = Promise.withResolvers<void>();
  const enough = acknowledged.size + before;
  let isOver = false;
  const visiting = Array.from({ length: visitors }, async () => {
    while (!isOver) {
      await visit(sender);
      if (acknowledged.size >= enough) begun.resolve();
    }
    await visit(sender);
  });
  const passing = begun.promise.then(outage).finally(() => {
    isOver = true;
  });
  await Promise.all([passing, ...visiting]);
}

/** Has PostgreSQL acknowledge nothing that no replica of this name has confirmed; none need, where it is empty. */
async function waitForReplica(name: string): Promise<void> {
  await query(postgres.url, `alter system set synchronous_standby_names = '${name}'`);
  await query(postgres.url, 'select pg_reload_conf()');
}

/** That the database has every lead that was acknowledged, each with its delivery, and what it calls delivered has arrived. */
async function expectNothingLost(url: string): Promise<void> {
  const stored = await storedLeads({ kind: 'postgres', url });
  const deliveries = stored.map((each) => each.deliveries);
  const done = new Set(deliveries.flat().flatMap(({ id, state }) => (state === 'done' ? [id] : [])));
  const received = new Set(sink.messages.map(({ headers }) => headers['webhook-id']));
  console.log(
    `${acknowledged.size} leads acknowledged, ${refused} times asked to come again, ` +
      `the longest wait ${(longestWait / 1000).toFixed(1)} s; ${done.size} delivered`,
  );
  expect([...acknowledged.difference(new Set(stored.map(({ lead }) => lead.key)))]).toEqual([]);
  expect(stored).toHaveLength(acknowledged.size);
  expect(deliveries.filter(({ length }) => length !== 1)).toEqual([]);
  expect([...done.difference(received)]).toEqual([]);
}

test(`an inbox whose PostgreSQL is restarted, crashes and cuts its connections (under load and at rest: ${rounds} of each) goes on by itself and loses nothing that it acknowledged`, async () => {
  const outages = [
    () => postgres.restart('fast'),
    () => postgres.restart('immediate'),
    () => cutConnections(postgres.url),
  ];
  for (const outage of Array.from({ length: rounds }, () => outages).flat()) {
    await underLoad(outage);
    await outage();
    await visit(createSender(inbox.url, 1));
  }
  await expectNothingLost(postgres.url);
});

describe('An inbox under load whose PostgreSQL', () => {
  test.each<readonly [what: string, fail: () => Promise<void>]>([
    ['crashes', () => postgres.crash()],
    ['goes silent, as without power,', async () => proxy.silence()],
  ])(
    '%s and is replaced by its replica goes on by itself, and loses nothing that it acknowledged',
    async (_what, fail) => {
      const replica = await startReplica(postgres.url);
      await waitForReplica('*');
      const followers = () => query(postgres.url, 'select sync_state from pg_stat_replication');
      await vi.waitFor(async () => expect(await followers()).toEqual([{ sync_state: 'sync' }]), { timeout: 60_000 });
      await underLoad(async () => {
        await fail();
        proxy.redirect(portOf(replica));
        await query(replica.url, 'select pg_promote()');
      });
      await expectNothingLost(replica.url);
      await replica.stop();
    },
  );
});

test('a lead that PostgreSQL has, and no replica yet, is not acknowledged when it is sent again', async () => {
  const lead = submission();
  const sender = createSender(inbox.url, 1);
  await waitForReplica('absent');
  expect(await sender.postLead(lead)).toBe(503);
  // The session that waited for the replica ends, and what it wrote is there for all.
  await cutConnections(postgres.url);
  expect(await query(postgres.url, 'select submission_key from leads')).toEqual([{ submission_key: lead.key }]);
  expect(await sender.postLead(lead)).toBe(503);
  await waitForReplica('');
  expect(await sender.postLead(lead)).toBe(202);
});
