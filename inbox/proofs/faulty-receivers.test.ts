import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import type { ChannelSender } from '../src/delivery/channel-sender.ts';
import { startDeliveryWorker } from '../src/delivery/delivery-worker.ts';
import { createEmailSender } from '../src/delivery/email-sender.ts';
import { createWebhookSender } from '../src/delivery/webhook-sender.ts';
import { openStore } from '../src/store/open-store.ts';
import { someLead } from '../testing/leads.ts';
import { createLeapingClock } from '../testing/leaping-clock.ts';
import type { Addresses, Taken } from './faulty-receivers.ts';

const leads = inject('isLong') ? 10_000 : 120;
/** The webhook never takes one lead in so many. */
const oneHopelessIn = leads / 10;

/** Milliseconds between a request to be left alone and the next attempt, for every such request. */
function watchWaits(sender: ChannelSender): { readonly watched: ChannelSender; readonly waits: readonly number[] } {
  const asked = new Map<string, number>();
  const waits: number[] = [];
  return {
    waits,
    watched: {
      async attempt(claimed, now) {
        const since = asked.get(claimed.delivery.id);
        if (since !== undefined) waits.push(now - since);
        const outcome = await sender.attempt(claimed, now);
        if (outcome.kind === 'failed' && outcome.retryAfter) asked.set(claimed.delivery.id, now);
        else asked.delete(claimed.delivery.id);
        return outcome;
      },
    },
  };
}

/** Lets attempts end together, so that many are noted in one commit and a slow disk does not set the pace. */
function inStep({ attempt }: ChannelSender): ChannelSender {
  const step = 50;
  return {
    attempt: async (claimed, now) => {
      const outcome = await attempt(claimed, now);
      await sleep(step - (performance.now() % step));
      return outcome;
    },
  };
}

async function next<Message>(child: ChildProcess): Promise<Message> {
  const [message] = await once(child, 'message');
  return message;
}

test(`${leads} leads through faulty receivers: each is delivered on both channels or a dead letter, under one id`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'faulty-'));
  const store = await openStore({ kind: 'sqlite', path: join(folder, 'leads.db') }, ['email', 'webhook']);
  const all = Array.from({ length: leads }, () => someLead({ notes: '' }));
  const hopeless = new Set(all.filter((_, index) => index % oneHopelessIn === 0).map(({ id }) => id));
  await Promise.all(all.map((lead) => store.add(lead)));
  const receivers = fork(join(import.meta.dirname, 'faulty-receivers.ts'), [...hopeless], { execArgv: [] });
  const { smtp, webhook } = await next<Addresses>(receivers);

  const clock = createLeapingClock(all[0]?.receivedAt ?? 0, 600_000);
  const { watched, waits } = watchWaits(
    createWebhookSender(
      { url: webhook, secret: `whsec_${'A'.repeat(32)}`, allowedHosts: ['127.0.0.1'] },
      { timeLimit: 2000 },
    ),
  );
  const senders = {
    email: clock.watch(
      inStep(createEmailSender({ smtpUrl: smtp, from: 'site@shop.example', to: 'sales@shop.example' })),
    ),
    webhook: clock.watch(inStep(watched)),
  };
  const worker = startDeliveryWorker({
    outbox: store,
    senders,
    log: () => {},
    clock,
    atOnce: 256,
    longestPause: 3_600_000,
  });
  while ((await store.stats()).deliveries.pending > 0) await sleep(200);
  await worker.stop();
  const { deliveries } = await store.stats();
  receivers.send('what have you taken?');
  const { mails, webhooks } = await next<Taken>(receivers);

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
  expect(waits.length).toBeGreaterThanOrEqual(leads / 100);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(3_600_000);
  await store.close();
  rmSync(folder, { recursive: true });
});
