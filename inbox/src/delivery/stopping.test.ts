import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deadWebhook, submission } from '../../testing/inbox.ts';
import { startInboxProcess } from '../../testing/inbox-process.ts';
import { createSender } from '../../testing/post.ts';
import { startWebhookSink, type WebhookSink } from '../../testing/webhook-sink.ts';
import { openStore } from '../store/open-store.ts';

let folder = '';
let sink: WebhookSink;
let begun: PromiseWithResolvers<void>;
let released: PromiseWithResolvers<void>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stopping-'));
  begun = Promise.withResolvers();
  released = Promise.withResolvers();
  sink = await startWebhookSink({
    fault: () => {
      begun.resolve();
      return { until: released.promise };
    },
  });
});
afterEach(async () => {
  await sink.close();
  rmSync(folder, { recursive: true });
});

/** What became of the one delivery of an inbox that gets a signal in the middle of it. */
async function signalDuringDelivery(signal: 'SIGTERM' | 'SIGKILL') {
  const path = join(folder, 'leads.db');
  const inbox = await startInboxProcess({ ...deadWebhook, LEADS_DB: path, LEADS_WEBHOOK_URL: sink.url });
  expect(await createSender(inbox.url).postLead(submission())).toBe(202);
  await begun.promise;
  inbox.process.kill(signal);
  if (signal === 'SIGTERM') released.resolve();
  const code = await inbox.ended;
  const store = await openStore({ kind: 'sqlite', path }, []);
  const { deliveries } = await store.stats();
  await store.close();
  return { code, deliveries };
}

it('SIGTERM in the middle of a delivery lets it finish, and notes that it has', async () => {
  expect(await signalDuringDelivery('SIGTERM')).toEqual({ code: 0, deliveries: { pending: 0, done: 1, dead: 0 } });
  expect(sink.messages).toHaveLength(1);
});

it('SIGKILL in the middle of a delivery leaves it to be made again', async () => {
  expect(await signalDuringDelivery('SIGKILL')).toEqual({ code: null, deliveries: { pending: 1, done: 0, dead: 0 } });
});
