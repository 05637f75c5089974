/**
 * A mail server and a webhook receiver that fail in every way, as a program of their own: `faulty-receivers.test.ts` starts
 * it with the ids of the leads that the webhook never takes. Says its addresses, and when asked what it has taken.
 */
import { type SmtpFault, startSmtpSink } from '../testing/smtp-sink.ts';
import { startWebhookSink, type WebhookFault } from '../testing/webhook-sink.ts';

export interface Addresses {
  readonly smtp: string;
  readonly webhook: string;
}

/** The ids of the leads taken, as often as they were. */
export interface Taken {
  readonly mails: readonly string[];
  readonly webhooks: readonly string[];
}

/** One in so many attempts meets a fault. */
const oneFaultIn = 6;

const smtpFaults: readonly SmtpFault[] = ['refuse', 'reset in the middle', 'take, then reset', 'slow', 'busy', 'full'];
const webhookFaults: readonly WebhookFault[] = [
  'refuse',
  'reset in the middle',
  'take, then reset',
  'slow',
  'never',
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

const hopeless = new Set(process.argv.slice(2));
const nextFault = inTurn(webhookFaults);
const smtp = await startSmtpSink({ fault: inTurn(smtpFaults), delay: 20 });
const webhook = await startWebhookSink({
  fault: (id) => (hopeless.has(id.replace('.webhook', '')) ? { status: 500 } : nextFault()),
  delay: 20,
});

process.on('message', () => {
  const taken: Taken = {
    mails: smtp.messages.map((message) => /^Message-ID: <(.+)\.email@/m.exec(message)?.[1] ?? 'none'),
    webhooks: webhook.messages.map(({ headers }) => String(headers['webhook-id']).replace('.webhook', '')),
  };
  process.send?.(taken, () => process.exit());
});
const addresses: Addresses = { smtp: smtp.url, webhook: webhook.url };
process.send?.(addresses);
