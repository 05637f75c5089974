import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import { startInboxProcess } from '../testing/inbox-process.ts';
import { submission } from '../testing/leads.ts';
import { createSender } from '../testing/post.ts';
import { createDatabase } from '../testing/postgres.ts';
import { deadWebhook } from '../testing/settings.ts';
import { startSmtpSink } from '../testing/smtp-sink.ts';
import { startWebhookSink } from '../testing/webhook-sink.ts';

const leads = 6000;
const inboxes = 3;
const visitors = 24;

test(`${leads} leads through ${inboxes} inboxes on one PostgreSQL: each is stored once, mailed once and posted once`, async () => {
  const smtp = await startSmtpSink(() => undefined, 0);
  const webhook = await startWebhookSink();
  const url = await createDatabase(inject('postgresUrl'));
  const env = {
    ...deadWebhook,
    DATABASE_URL: url,
    LEADS_WEBHOOK_URL: webhook.url,
    LEADS_SMTP_URL: smtp.url,
    LEADS_MAIL_FROM: 'site@shop.example',
    LEADS_MAIL_TO: 'sales@shop.example',
  };
  // All at once, on a database without tables.
  const processes = await Promise.all(Array.from({ length: inboxes }, () => startInboxProcess(env)));
  onTestFinished(async () => {
    for (const { process } of processes) process.kill();
    await Promise.all(processes.map(({ ended }) => ended));
    await Promise.all([smtp.close(), webhook.close()]);
  });
  const senders = processes.map((each) => createSender(each.url, visitors / inboxes));
  const submissions = Array.from({ length: leads }, () => submission());
  const left = submissions.entries();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      for (const [index, lead] of left) {
        // Every tenth visitor presses twice, and the second time another inbox answers.
        const answering = [0, ...(index % 10 === 0 ? [1] : [])].map((next) => senders[(index + next) % inboxes]);
        const answers = await Promise.all(answering.map((sender) => sender?.postLead(lead)));
        expect(new Set(answers)).toEqual(new Set([202]));
      }
    }),
  );
  const answered = performance.now();
  const store = await openStore({ kind: 'postgres', url }, []);
  onTestFinished(() => store.close());
  await vi.waitFor(async () => expect((await store.stats()).deliveries.pending).toBe(0), { timeout: 600_000 });
  const delivered = performance.now();

  const stored = await store.list({ limit: leads + 1 });
  const mails = smtp.messages.map((message) => /^Message-ID: <(.+)\.email@/m.exec(message)?.[1]);
  const posts = webhook.messages.map(({ headers }) => String(headers['webhook-id']).replace('.webhook', ''));
  const ids = stored.map(({ id }) => id).toSorted();
  const shares = processes.map(({ log }) => log.filter((line) => line.includes('"delivered"')).length);
  console.log(
    `${stored.length} leads stored by ${inboxes} inboxes at ${((1000 * leads) / (answered - started)).toFixed(0)}/s, ` +
      `${mails.length} mails and ${posts.length} webhooks ${((delivered - answered) / 1000).toFixed(1)} s after the last; ` +
      `deliveries by inbox: ${shares.join(', ')}`,
  );
  expect(new Set(stored.map(({ key }) => key))).toEqual(new Set(submissions.map(({ key }) => key)));
  expect(mails.toSorted()).toEqual(ids);
  expect(posts.toSorted()).toEqual(ids);
  expect(shares.every((share) => share > 0)).toBe(true);
});
