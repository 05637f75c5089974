import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import { deadWebhook, submission } from '../testing/inbox.ts';
import { startInboxProcess } from '../testing/inbox-process.ts';
import { createSender } from '../testing/post.ts';

const [kills, visitors] = [12, 8];
/** Longest life under load, in milliseconds. */
const longestLife = 150;

test('the whole inbox, killed again and again while visitors send, keeps every lead that it answered with 202', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  const env = {
    LEADS_DB: join(folder, 'leads.db'),
    ...deadWebhook,
  };
  const acknowledged = new Set<string>();
  let next = startInboxProcess(env);
  for (let kill = 0; kill < kills; kill += 1) {
    const inbox = await next;
    const sender = createSender(inbox.url, visitors);
    const visit = async (): Promise<void> => {
      for (;;) {
        const lead = submission();
        const status = await sender.postLead(lead);
        if (status === undefined) return;
        expect(status).toBe(202);
        acknowledged.add(lead.key);
      }
    };
    const visits = Array.from({ length: visitors }, visit);
    if (kill + 1 < kills) next = startInboxProcess(env);
    await new Promise((passed) => setTimeout(passed, Math.random() * longestLife));
    inbox.process.kill('SIGKILL');
    await Promise.all(visits);
  }
  const store = await openStore({ kind: 'sqlite', path: env.LEADS_DB }, []);
  const leads = await store.list({ limit: 1_000_000 });
  const { deliveries } = await store.stats();
  await store.close();
  expect(acknowledged.size).toBeGreaterThan(kills);
  expect([...acknowledged.difference(new Set(leads.map(({ key }) => key)))]).toEqual([]);
  expect(deliveries.pending).toBe(leads.length);
  rmSync(folder, { recursive: true });
});
