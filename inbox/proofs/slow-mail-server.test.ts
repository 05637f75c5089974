import { expect, onTestFinished, test } from 'vitest';
import { createEmailSender } from '../src/delivery/email-sender.ts';
import { someClaimed } from '../testing/leads.ts';
import { startSmtpSink } from '../testing/smtp-sink.ts';

test('a mail server that answers after twelve seconds has the mail once', async () => {
  const smtp = await startSmtpSink(() => 'slow', 12_000);
  onTestFinished(() => smtp.close());
  const sender = createEmailSender({ smtpUrl: smtp.url, from: 'site@shop.example', to: 'sales@shop.example' });
  expect(await sender.attempt(someClaimed('email'), 0)).toEqual({ kind: 'delivered' });
  expect(smtp.messages).toHaveLength(1);
});
