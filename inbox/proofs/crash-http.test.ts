import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { readDatabase } from '../src/read-settings.ts';
import { openStore } from '../src/store/open-store.ts';
import { deadWebhook, submission } from '../testing/inbox.ts';
import { startInboxProcess } from '../testing/inbox-process.ts';
import { createSender } from '../testing/post.ts';
import { createDatabase } from '../testing/postgres.ts';

const [kills, visitors] = [inject('isLong') ? 20 : 2, 8];
/** An inbox is killed after so many answers at most, while other visitors still wait for theirs. */
const mostAnswers = 40;

const folder = mkdtempSync(join(tmpdir(), 'inbox-'));
afterAll(() => rmSync(folder, { recursive: true }));

const databases: Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>> = {
  SQLite: async () => ({ LEADS_DB: join(folder, 'leads.db') }),
  PostgreSQL: async () => ({ DATABASE_URL: await createDatabase(inject('postgresUrl')) }),
};

test.each(Object.entries(databases))(
  'the whole inbox on %s, killed again and again while visitors send, keeps every lead that it answered with 202',
  async (_name, prepare) => {
    const database = await prepare();
    const env = { ...deadWebhook, ...database };
    const acknowledged = new Set<string>();
    let next = startInboxProcess(env);
    for (let kill = 0; kill < kills; kill += 1) {
      const inbox = await next;
      let answersLeft = 1 + Math.floor(Math.random() * mostAnswers);
      const sender = createSender(inbox.url, visitors);
      const visit = async (): Promise<void> => {
        for (;;) {
          const lead = submission();
          const status = await sender.postLead(lead);
          if (status === undefined) return;
          expect(status).toBe(202);
          acknowledged.add(lead.key);
          answersLeft -= 1;
          if (answersLeft === 0) inbox.process.kill('SIGKILL');
        }
      };
      const visits = Array.from({ length: visitors }, visit);
      if (kill + 1 < kills) next = startInboxProcess(env);
      await Promise.all(visits);
    }
    const store = await openStore(readDatabase(database), []);
    const leads = await store.list({ limit: 1_000_000 });
    const { deliveries } = await store.stats();
    await store.close();
    expect(acknowledged.size).toBeGreaterThanOrEqual(kills);
    expect([...acknowledged.difference(new Set(leads.map(({ key }) => key)))]).toEqual([]);
    expect(deliveries.pending).toBe(leads.length);
  },
);
