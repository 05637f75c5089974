import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startDeliveryWorker } from '../src/delivery/delivery-worker.ts';
import { createEmailSender } from '../src/delivery/email-sender.ts';
import { createWebhookSender } from '../src/delivery/webhook-sender.ts';
import { endlessAnswers } from '../testing/endless-answers.ts';
import { someLead } from '../testing/leads.ts';
import { createLeapingClock } from '../testing/leaping-clock.ts';
import { type SmtpFault, startSmtpSink } from '../testing/smtp-sink.ts';
import { temporaryStore } from '../testing/temporary.ts';
import { startWebhookSink, type WebhookFault } from '../testing/webhook-sink.ts';

const leads = inject('isLong') ? 10_000 : 120;
/** The webhook never takes one lead in so many. */
const oneHopelessIn = leads / 10;
/** One in so many attempts meets a fault. */
const oneFaultIn = 6;

const smtpFaults: readonly SmtpFault[] = ['refuse', 'reset in the middle', 'take, then reset', 'slow', 'busy', 'full'];
const webhookFaults: readonly WebhookFault[] = [
  'refuse',
  'reset in the middle',
  'take, then reset',
  'slow',
  ...endlessAnswers,
  { status: 500 },
  { status: 429, headers: { 'retry-after': '3600' } },
];

/** Every so many times the next of the faults, in turn: each kind comes up, in every run alike. */
function inTurn<Fault>(faults: readonly Fault[]): () => Fault | undefined {
  let count = 0;
  return () => {
    count += 1;
    return count % oneFaultIn === 0 ? faults[(count / oneFaultIn) % faults.length] : undefined;
  };
}

test(`${leads} leads through faulty receivers: each is delivered on both channels or a dead letter, under one id`, async () => {
  const all = Array.from({ length: leads }, () => someLead({ notes: '' }));
  const hopeless = new Set(all.filter((_, index) => index % oneHopelessIn === 0).map(({ id }) => id));
  const nextFault = inTurn(webhookFaults);
  const smtp = await startSmtpSink(inTurn(smtpFaults), 20);
  const webhook = await startWebhookSink(
    (id) => (hopeless.has(id.replace('.webhook', '')) ? { status: 500 } : nextFault()),
    20,
  );
  onTestFinished(async () => {
    await smtp.close();
    await webhook.close();
  });
  const store = await temporaryStore(['email', 'webhook']);
  await Promise.all(all.map((lead) => store.add(lead)));

  const clock = createLeapingClock(all[0]?.receivedAt ?? 0, 600_000);
  const secret = `whsec_${'A'.repeat(32)}`;
  const toSink = { url: webhook.url, secret, allowedHosts: ['127.0.0.1'] };
  const mailboxes = { from: 'site@shop.example', to: 'sales@shop.example' };
  const senders = {
    email: createEmailSender({ smtpUrl: smtp.url, ...mailboxes }),
    webhook: createWebhookSender(toSink, { timeLimit: 1000 }),
  };
  const options = { outbox: clock.watch(store), senders, log: () => {}, clock, atOnce: 64, longestPause: 3_600_000 };
  const worker = startDeliveryWorker(options);
  while ((await store.stats()).deliveries.pending > 0) await sleep(200);
  await worker.stop();

  const { deliveries } = await store.stats();
  const mails = smtp.messages.map((message) => /^Message-ID: <(.+)\.email@/m.exec(message)?.[1]);
  const webhooks = webhook.messages.map(({ headers }) => String(headers['webhook-id']).replace('.webhook', ''));
  console.log(
    `${leads} leads, two channels: ${deliveries.done} delivered, ${deliveries.dead} dead letters; ` +
      `${mails.length} mails and ${webhooks.length} webhooks were taken`,
  );
  expect(deliveries).toEqual({ pending: 0, done: 2 * leads - hopeless.size, dead: hopeless.size });
  expect(new Set(mails)).toEqual(new Set(all.map(({ id }) => id)));
  expect(new Set(webhooks)).toEqual(new Set(all.flatMap(({ id }) => (hopeless.has(id) ? [] : [id]))));
  // At least once: what a receiver took without getting to say so came again, under the same id.
  expect(mails.length).toBeGreaterThan(leads);
  expect(webhooks.length).toBeGreaterThan(leads - hopeless.size);
});
