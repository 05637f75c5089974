import { describe, expect, it, onTestFinished } from 'vitest';
import { someClaimed, someLead } from '../../testing/leads.ts';
import { type SmtpFault, type SmtpSink, startSmtpSink } from '../../testing/smtp-sink.ts';
import type { ChannelSender } from './channel-sender.ts';
import { createEmailSender } from './email-sender.ts';
import { readSmtpServer } from './smtp-server-address.ts';

const mailboxes = { from: 'Website <site@shop.example>', to: 'sales@shop.example' };

async function senderTo(fault?: SmtpFault): Promise<{ readonly sender: ChannelSender; readonly sink: SmtpSink }> {
  const sink = await startSmtpSink(() => fault, 60_000);
  onTestFinished(() => sink.close());
  return { sink, sender: createEmailSender({ ...mailboxes, smtpUrl: sink.url }, fault ? { timeLimit: 200 } : {}) };
}

/** The headers of a message, a line each. */
const headersOf = (message = ''): readonly string[] =>
  (message.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n');

describe('A lead by mail', () => {
  it('holds what the visitor typed, an answer goes to the visitor, and its id is that of the delivery', async () => {
    const { sender, sink } = await senderTo();
    const claimed = someClaimed('email');
    expect(await sender.attempt(claimed, 0)).toEqual({ kind: 'delivered' });
    const [message] = sink.messages;
    expect(headersOf(message)).toEqual(
      expect.arrayContaining([
        'To: sales@shop.example',
        'Reply-To: Ada Merchant <ada@shop.example>',
        'Subject: New lead: Ada Merchant',
        `Message-ID: <${claimed.delivery.id}@shop.example>`,
        'Auto-Submitted: auto-generated',
      ]),
    );
    for (const text of ['Small Business (11-50)', 'Business Owner', 'Point of Sale Systems', 'We open in May.']) {
      expect(message).toContain(text);
    }
  });

  it.each([
    'Ada\r\nBcc: everyone@spam.example',
    'Ada" <boss@shop.example>, "Eve',
    'Ada, everyone@spam.example',
    '=?utf-8?q?Ada=0ABcc:_everyone@spam.example?=',
    'Zoë 北京 🍷',
  ])('lets no name become a header or a recipient: %j', async (name) => {
    const { sender, sink } = await senderTo();
    const lead = someLead();
    await sender.attempt(someClaimed('email', { ...lead, lead: { ...lead.lead, name } }), 0);
    const headers = headersOf(sink.messages[0]);
    expect(headers.map((line) => line.split(':')[0])).not.toContain('Bcc');
    expect(headers.filter((line) => line.startsWith('Reply-To:'))).toEqual([
      expect.stringMatching(/^Reply-To: (?:.* <ada@shop\.example>|ada@shop\.example)$/),
    ]);
  });

  it.each(['=?utf-8?Q?=0D=0ABcc:_x?=', 'Ada =?utf-8?b?RXZl?= Zoë', '=?us-ascii?q?Your_bank?= <pay@bank.example>'])(
    'shows in its subject what was typed, not what that would be decoded to: %j',
    async (name) => {
      const { sender, sink } = await senderTo();
      const lead = someLead();
      await sender.attempt(someClaimed('email', { ...lead, lead: { ...lead.lead, name } }), 0);
      const headers = headersOf(sink.messages[0]);
      const [subject = ''] = headers.filter((line) => line.startsWith('Subject: '));
      const words = [...subject.matchAll(/=\?UTF-8\?B\?([^?]*)\?=/g)].map(([, word = '']) =>
        Buffer.from(word, 'base64'),
      );
      expect(Buffer.concat(words).toString()).toBe(name);
      expect(headers).toContain('Reply-To: ada@shop.example');
    },
  );

  it.each([
    ['ada@ｅｖｉｌ.example', 'ada@evil.example'],
    ['ada@Bücher.example', 'ada@xn--bcher-kva.example'],
  ])('shows where an answer to %s goes', async (email, address) => {
    const { sender, sink } = await senderTo();
    await sender.attempt(someClaimed('email', someLead({ email })), 0);
    const [message = ''] = sink.messages;
    expect(headersOf(message)).toContain(`Reply-To: Ada Merchant <${address}>`);
    expect(message.replaceAll('=\r\n', '')).toContain(`(${address})`);
  });

  it('is delivered, though no answer would be, when its address was taken before such were refused', async () => {
    const { sender, sink } = await senderTo();
    expect(await sender.attempt(someClaimed('email', someLead({ email: 'ada@x🄁b.com' })), 0)).toEqual({
      kind: 'delivered',
    });
    expect(sink.messages[0]).not.toContain('Reply-To');
  });

  it('is sent to the mail server of this machine, whatever certificate that has', async () => {
    const sink = await startSmtpSink(() => undefined, 0, true);
    onTestFinished(() => sink.close());
    const sender = createEmailSender({ ...mailboxes, smtpUrl: sink.url });
    expect(await sender.attempt(someClaimed('email'), 0)).toEqual({ kind: 'delivered' });
  });

  it('is not sent to another under a certificate that does not hold, and the problem names what is wrong with it', async () => {
    const sink = await startSmtpSink(() => undefined, 0, true);
    onTestFinished(() => sink.close());
    // The same server by an address that is not known for this machine's.
    const sender = createEmailSender({ ...mailboxes, smtpUrl: sink.url.replace('127.0.0.1', '[::ffff:127.0.0.1]') });
    expect(await sender.attempt(someClaimed('email'), 0)).toEqual({
      kind: 'failed',
      problem: expect.stringMatching(/CERT/),
    });
    expect(sink.messages).toEqual([]);
  });

  it.each<SmtpFault>(['full', 'slow'])(
    'is to be tried again, and names nobody, when the server is %s',
    async (fault) => {
      const { sender } = await senderTo(fault);
      const outcome = await sender.attempt(someClaimed('email'), 0);
      expect(outcome).toEqual({ kind: 'failed', problem: expect.stringMatching(/^[A-Z]+( \d+)?$/i) });
    },
  );

  it('reaches the other mailboxes when one is refused, and says so once instead of coming twice to them', async () => {
    const { sink } = await senderTo();
    const sender = createEmailSender({
      ...mailboxes,
      to: 'sales@shop.example, nobody@shop.example',
      smtpUrl: sink.url,
    });
    expect(await sender.attempt(someClaimed('email'), 0)).toEqual({
      kind: 'delivered',
      problem: 'mailboxes refused: 1',
    });
    expect(sink.messages).toHaveLength(1);
  });

  it('is not sent in the open to another machine', () => {
    expect(readSmtpServer('smtp://user:p%40ss@mail.example.com')).toEqual({
      host: 'mail.example.com',
      port: 587,
      secure: false,
      requireTLS: true,
      ignoreTLS: false,
      auth: { user: 'user', pass: 'p@ss' },
    });
    expect(readSmtpServer('smtps://mail.example.com')).toMatchObject({ port: 465, secure: true });
    expect(readSmtpServer('smtp://localhost:2525')).toMatchObject({ port: 2525, requireTLS: false });
  });

  it.each(
    '|mail.example.com|https://mail.example.com|smtps://|smtps://m.example?tls.rejectUnauthorized=false|smtps://me:%zz@m.example'.split(
      '|',
    ),
  )('is refused a server such as "%s"', (smtpUrl) =>
    expect(() => createEmailSender({ ...mailboxes, smtpUrl })).toThrow(/^LEADS_SMTP_URL .*\.$/),
  );

  it.each([{ from: 'Website' }, { to: '' }, { to: 'sales@' }, { to: 'sales@shop.example, boss' }])(
    'is refused mailboxes such as %j',
    (wrong) => {
      expect(() => createEmailSender({ ...mailboxes, ...wrong, smtpUrl: 'smtps://m.example' })).toThrow(
        /^LEADS_MAIL_.*\.$/,
      );
    },
  );

  it.each(['ann@shop.example ben@shop.example', 'Ann <ann@shop.example> Ben <ben@shop.example>'])(
    'is refused two mailboxes without a comma between, of which it would reach one: %s',
    (to) => {
      const start = (text: string) => createEmailSender({ ...mailboxes, to: text, smtpUrl: 'smtps://m.example' });
      expect(() => start(to)).toThrow(/^LEADS_MAIL_TO .* no comma between two addresses: write .*\.$/);
      expect(() => start(to.replace('example ', 'example, ').replace('> ', '>, '))).not.toThrow();
    },
  );
});
