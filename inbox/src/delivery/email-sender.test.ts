import { afterEach, describe, expect, it } from 'vitest';
import { someClaimed } from '../../testing/claimed.ts';
import { someLead } from '../../testing/leads.ts';
import { type SmtpFault, type SmtpSink, startSmtpSink } from '../../testing/smtp-sink.ts';
import { createEmailSender } from './email-sender.ts';
import { readSmtpServer } from './smtp-server-address.ts';

const mailboxes = { from: 'Website <site@shop.example>', to: 'sales@shop.example' };

let sink: SmtpSink | undefined;
afterEach(() => sink?.close());

async function senderTo(fault?: () => SmtpFault | undefined, timeLimit?: number) {
  sink = await startSmtpSink({ ...(fault && { fault }), delay: 60_000 });
  return createEmailSender({ ...mailboxes, smtpUrl: sink.url }, timeLimit ? { timeLimit } : {});
}

/** The headers of a message, a line each. */
const headersOf = (message = ''): readonly string[] =>
  (message.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n');

describe('A lead by mail', () => {
  it('holds what the visitor typed, and an answer goes to the visitor', async () => {
    const sender = await senderTo();
    expect(await sender.attempt(someClaimed('email'), 0)).toEqual({ kind: 'delivered' });
    const [message] = sink?.messages ?? [];
    expect(headersOf(message)).toEqual(
      expect.arrayContaining([
        'To: sales@shop.example',
        'Reply-To: Ada Merchant <ada@shop.example>',
        'Subject: New lead: Ada Merchant',
      ]),
    );
    for (const text of ['Small Business (11-50)', 'Business Owner', 'Point of Sale Systems', 'We open in May.']) {
      expect(message).toContain(text);
    }
  });

  it('has the same id however often it is sent', async () => {
    const sender = await senderTo();
    const claimed = someClaimed('email');
    await sender.attempt(claimed, 0);
    await sender.attempt(claimed, 1);
    const ids = sink?.messages.map((message) => headersOf(message).filter((line) => line.startsWith('Message-ID:')));
    expect(ids).toEqual([
      [`Message-ID: <${claimed.delivery.id}@shop.example>`],
      [`Message-ID: <${claimed.delivery.id}@shop.example>`],
    ]);
  });

  it.each([
    'Ada\r\nBcc: everyone@spam.example',
    'Ada" <boss@shop.example>, "Eve',
    'Ada, everyone@spam.example',
    '=?utf-8?q?Ada=0ABcc:_everyone@spam.example?=',
    'Zoë 北京 🍷',
  ])('lets no name become a header or a recipient: %j', async (name) => {
    const sender = await senderTo();
    const lead = someLead();
    await sender.attempt(someClaimed('email', { ...lead, lead: { ...lead.lead, name } }), 0);
    const headers = headersOf(sink?.messages[0]);
    expect(headers.map((line) => line.split(':')[0])).not.toContain('Bcc');
    const replyTo = headers.filter((line) => line.startsWith('Reply-To:'));
    expect(replyTo).toHaveLength(1);
    expect(replyTo[0]).toMatch(/ <ada@shop\.example>$/);
  });

  it.each<SmtpFault>(['refuse', 'reset in the middle', 'take, then reset', 'busy', 'full'])(
    'is to be tried again when the server does this: %s',
    async (fault) => {
      const sender = await senderTo(() => fault);
      const outcome = await sender.attempt(someClaimed('email'), 0);
      expect(outcome).toEqual({ kind: 'failed', problem: expect.stringMatching(/^(E[A-Z]+|SMTP \d+)$/) });
      expect(JSON.stringify(outcome)).not.toContain('@');
    },
  );

  it('is given up for now when the server takes its time', async () => {
    const sender = await senderTo(() => 'slow', 200);
    expect(await sender.attempt(someClaimed('email'), 0)).toMatchObject({ kind: 'failed' });
  });

  it('is not sent in the open to another machine', async () => {
    expect(readSmtpServer('smtp://user:p%40ss@mail.example.com')).toEqual({
      host: 'mail.example.com',
      port: 587,
      secure: false,
      requireTLS: true,
      auth: { user: 'user', pass: 'p@ss' },
    });
    expect(readSmtpServer('smtps://mail.example.com')).toMatchObject({ port: 465, secure: true });
    expect(readSmtpServer('smtp://localhost:2525')).toMatchObject({ port: 2525, requireTLS: false });
  });

  it.each([
    '',
    'mail.example.com',
    'https://mail.example.com',
    'smtps://',
    'smtps://m.example?tls.rejectUnauthorized=false',
  ])('is refused a server such as %j', (smtpUrl) =>
    expect(() => createEmailSender({ ...mailboxes, smtpUrl })).toThrow(/^LEADS_SMTP_URL .*\.$/),
  );

  it.each([{ from: 'Website' }, { to: '' }, { to: 'sales@' }])('is refused mailboxes such as %j', (wrong) => {
    expect(() => createEmailSender({ ...mailboxes, ...wrong, smtpUrl: 'smtps://m.example' })).toThrow(
      /^LEADS_MAIL_.*\.$/,
    );
  });
});
