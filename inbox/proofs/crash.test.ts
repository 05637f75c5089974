import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { readDatabase } from '../src/read-settings.ts';
import { startInboxProcess } from '../testing/inbox-process.ts';
import { submission } from '../testing/leads.ts';
import { createSender } from '../testing/post.ts';
import { createDatabase } from '../testing/postgres.ts';
import { deadWebhook } from '../testing/settings.ts';
import { storedLeads } from '../testing/stored-leads.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { startWebhookSink } from '../testing/webhook-sink.ts';

/** On each database. */
const kills = inject('isLong') ? 500 : 3;
const visitors = 8;
/** An inbox is killed after so many answers at most, and a delivery, while other visitors still wait for theirs. */
const mostAnswers = 40;

const databases: Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>> = {
  SQLite: async () => ({ LEADS_DB: join(temporaryFolder(), 'leads.db') }),
  PostgreSQL: async () => ({ DATABASE_URL: await createDatabase(inject('postgresUrl')) }),
};

test.each(Object.entries(databases))(
  `${kills} inboxes on %s, killed while they take leads and deliver, lose no lead and no delivery`,
  { timeout: 3_600_000 },
  async (_name, createEmpty) => {
    const database = await createEmpty();
    const sink = await startWebhookSink();
    onTestFinished(() => sink.close());
    const env = { ...deadWebhook, LEADS_WEBHOOK_URL: sink.url, ...database };
    const acknowledged = new Set<string>();
    const delivered = new Set<string>();

    // The next process starts while the last one lives: two also share the database for a moment.
    let next = startInboxProcess(env);
    for (let kill = 1; kill <= kills; kill += 1) {
      const inbox = await next;
      if (kill < kills) next = startInboxProcess(env);
      const sender = createSender(inbox.url, visitors);
      let answersLeft = 1 + Math.floor(Math.random() * mostAnswers);
      const visit = async (): Promise<void> => {
        for (;;) {
          const lead = submission();
          const status = await sender.postLead(lead);
          if (status === undefined) return;
          expect(status).toBe(202);
          acknowledged.add(lead.key);
          answersLeft -= 1;
          const hasDelivered = inbox.log.some((line) => line.includes('"delivered"'));
          if (answersLeft <= 0 && hasDelivered) inbox.process.kill('SIGKILL');
        }
      };
      await Promise.all(Array.from({ length: visitors }, visit));
      await inbox.ended;
      for (const line of inbox.log) {
        const { state, delivery } = JSON.parse(line);
        if (state === 'delivered') delivered.add(delivery);
      }
    }

    const stored = await storedLeads(readDatabase(database));
    const deliveries = stored.map((each) => each.deliveries);
    const done = new Set(deliveries.flat().flatMap(({ id, state }) => (state === 'done' ? [id] : [])));
    const received = new Set(sink.messages.map(({ headers }) => headers['webhook-id']));
    console.log(`${acknowledged.size} leads acknowledged, ${delivered.size} deliveries noted`);
    expect(acknowledged.size).toBeGreaterThanOrEqual(kills);
    expect(delivered.size).toBeGreaterThanOrEqual(kills);
    expect([...acknowledged.difference(new Set(stored.map(({ lead }) => lead.key)))]).toEqual([]);
    expect(deliveries.filter(({ length }) => length !== 1)).toEqual([]);
    expect([...delivered.difference(done)]).toEqual([]);
    expect([...done.difference(received)]).toEqual([]);
  },
);
