import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { someLead } from '../testing/leads.ts';
import { aloneSettings } from '../testing/settings.ts';
import { startSmtpSink } from '../testing/smtp-sink.ts';
import { temporaryFolder, temporaryStore } from '../testing/temporary.ts';
import type { Mailer } from './delivery/mailer.ts';
import { sendDigest } from './digest.ts';
import { createLog } from './log.ts';
import { openInbox } from './open-inbox.ts';
import { readSettings } from './read-settings.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';

const hour = 3_600_000;
const now = someLead().receivedAt;
const mailboxes = { from: 'site@shop.example', to: 'owner@shop.example' };

let store: Store;
beforeEach(async () => {
  store = await temporaryStore(['webhook']);
});

const sent = (): Mailer => vi.fn<Mailer>(async () => ({ kind: 'delivered' }));

/** Looks at that time, as each of so many inboxes, and answers what they log. */
async function look(mail: Mailer, at: number, inboxes = 1): Promise<readonly unknown[]> {
  const log: string[] = [];
  const options = { store, mail, mailboxes, hours: 24, log: createLog((line) => log.push(line)) };
  await Promise.all(Array.from({ length: inboxes }, () => sendDigest(options, at)));
  return log.map((line) => JSON.parse(line));
}

test('the owner is mailed once a day what waits, by one of two inboxes, and not who it is about', async () => {
  const mail = sent();
  await look(mail, now, 2);
  expect(mail).not.toHaveBeenCalled();
  const held = someLead({ suspicion: 'honeypot' });
  await store.add(held);
  await store.add(someLead());
  for (const claimed of await store.claim('webhook', now, 1)) await store.bury(claimed, 'HTTP 410');
  await look(mail, now, 2);
  await look(mail, now + 23 * hour, 2);
  expect(mail).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      ...mailboxes,
      subject: 'Leads that wait for you: 1 in quarantine, 1 dead letters',
      text: expect.not.stringMatching(/ada|merchant/i),
    }),
  );
  await look(mail, now + 24 * hour, 2);
  expect(mail).toHaveBeenCalledTimes(2);
  await store.release(held.id, now);
  await store.resend('dead', now);
  await look(mail, now + 48 * hour);
  expect(mail).toHaveBeenCalledTimes(2);
});

test('a digest that cannot be sent is tried again soon, and the log says why', async () => {
  await store.add(someLead({ suspicion: 'honeypot' }));
  const refused: Mailer = async () => ({ kind: 'failed', problem: 'SMTP 451' });
  expect(await look(refused, now)).toMatchObject([{ event: 'digest not sent', problem: 'SMTP 451' }]);
  expect(await look(sent(), now + hour)).toMatchObject([{ event: 'digest sent' }]);
});

test('a clock that was a year ahead for a moment does not silence the digest', async () => {
  await store.add(someLead({ suspicion: 'honeypot' }));
  expect(await look(sent(), now + 9000 * hour)).toMatchObject([{ event: 'digest sent' }]);
  expect(await look(sent(), now)).toMatchObject([{ event: 'digest sent' }]);
});

test('an inbox that is told to sends its digest, and one that is not does not', async () => {
  const sink = await startSmtpSink(() => undefined, 0);
  onTestFinished(() => sink.close());
  const env = {
    ...aloneSettings,
    LEADS_DB: join(temporaryFolder(), 'leads.db'),
    LEADS_SMTP_URL: sink.url,
    LEADS_MAIL_FROM: mailboxes.from,
    LEADS_MAIL_TO: mailboxes.to,
  };
  const filled = await openStore(readSettings(env).database, []);
  await filled.add(someLead({ suspicion: 'honeypot' }));
  await filled.close();
  for (const digest of [{}, { LEADS_DIGEST_HOURS: '24' }]) {
    // Closing waits for what is under way.
    await (await openInbox(readSettings({ ...env, ...digest }), () => {})).close();
  }
  expect(sink.messages).toEqual([expect.stringContaining('1 in quarantine')]);
});
