import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startDeliveryWorker } from '../src/delivery/delivery-worker.ts';
import { createEmailSender } from '../src/delivery/email-sender.ts';
import { createWebhookSender } from '../src/delivery/webhook-sender.ts';
import { openStore } from '../src/store/open-store.ts';
import { someLead } from '../testing/leads.ts';
import { createLeapingClock } from '../testing/leaping-clock.ts';
import { type SmtpFault, startSmtpSink } from '../testing/smtp-sink.ts';
import { startWebhookSink, type WebhookFault } from '../testing/webhook-sink.ts';

const leads = 10_000;
/** Of how many deliveries one fails at each try, and of how many leads one is never taken. */
const [oneFaultIn, oneHopelessIn] = [5, 1000];
const retryAfter = 3600;

const smtpFaults: readonly SmtpFault[] = ['refuse', 'reset in the middle', 'take, then reset', 'slow', 'busy', 'full'];
const webhookFaults: readonly WebhookFault[] = [
  'refuse',
  'reset in the middle',
  'take, then reset',
  'slow',
  'never',
  { status: 500 },
  { status: 429, headers: { 'retry-after': `${retryAfter}` } },
];

/** Every so many times the next of the faults, in turn: each kind comes up, in every run alike. */
function inTurn<Fault>(faults: readonly Fault[]): () => Fault | undefined {
  let count = 0;
  return () => {
    count += 1;
    return count % oneFaultIn === 0 ? faults[(count / oneFaultIn) % faults.length] : undefined;
  };
}

test('10,000 leads through faulty receivers: each is delivered on both channels or a dead letter, under one id', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'faulty-'));
  const store = await openStore({ kind: 'sqlite', path: join(folder, 'leads.db') }, ['email', 'webhook']);
  const all = Array.from({ length: leads }, () => someLead({ notes: '' }));
  const hopeless = new Set(all.filter((_, index) => index % oneHopelessIn === 0).map(({ id }) => id));
  await Promise.all(all.map((lead) => store.add(lead)));

  const smtp = await startSmtpSink({ fault: inTurn(smtpFaults), delay: 20 });
  const nextFault = inTurn(webhookFaults);
  const askedToWait = new Map<string, number>();
  const cameBack: number[] = [];
  const clock = createLeapingClock(all[0]?.receivedAt ?? 0, 600_000);
  const webhook = await startWebhookSink({
    delay: 20,
    fault: (id) => {
      const since = askedToWait.get(id);
      if (since !== undefined) cameBack.push(clock.now() - since);
      askedToWait.delete(id);
      if (hopeless.has(id.replace('.webhook', ''))) return { status: 500 };
      const fault = nextFault();
      if (typeof fault === 'object' && fault.status === 429) askedToWait.set(id, clock.now());
      return fault;
    },
  });
  const senders = {
    email: clock.watch(createEmailSender({ smtpUrl: smtp.url, from: 'site@shop.example', to: 'sales@shop.example' })),
    webhook: clock.watch(
      createWebhookSender(
        { url: webhook.url, secret: `whsec_${'A'.repeat(32)}`, allowedHosts: ['127.0.0.1'] },
        { timeLimit: 2000 },
      ),
    ),
  };
  const started = performance.now();
  const worker = startDeliveryWorker({
    outbox: store,
    senders,
    log: () => {},
    clock,
    atOnce: 128,
    longestPause: 3_600_000,
  });
  while ((await store.stats()).deliveries.pending > 0) await sleep(100);
  await worker.stop();
  const { deliveries } = await store.stats();
  const seconds = (performance.now() - started) / 1000;

  console.log(
    `${leads} leads, two channels: ${deliveries.done} delivered, ${deliveries.dead} dead letters; ` +
      `${smtp.messages.length} mails and ${webhook.messages.length} webhooks were taken, in ${seconds.toFixed(1)} s`,
  );
  expect(deliveries).toEqual({ pending: 0, done: 2 * leads - hopeless.size, dead: hopeless.size });

  const mails = smtp.messages.map((message) => /^Message-ID: <(.+)\.email@/m.exec(message)?.[1] ?? 'none');
  const posts = webhook.messages.map(({ headers }) => String(headers['webhook-id']).replace('.webhook', ''));
  expect(new Set(mails)).toEqual(new Set(all.map(({ id }) => id)));
  expect(new Set(posts)).toEqual(new Set(all.flatMap(({ id }) => (hopeless.has(id) ? [] : [id]))));
  // At least once: those taken by a receiver that broke off before it said so came twice, under the same id.
  expect(mails.length).toBeGreaterThan(leads);
  expect(posts.length).toBeGreaterThan(leads - hopeless.size);

  expect(cameBack.length).toBeGreaterThan(100);
  expect(Math.min(...cameBack)).toBeGreaterThanOrEqual(retryAfter * 1000);
  await Promise.all([smtp.close(), webhook.close(), store.close()]);
  rmSync(folder, { recursive: true });
}, 180_000);
