import { Webhook } from 'standardwebhooks';
import { describe, expect, it, onTestFinished } from 'vitest';
import { endlessAnswers } from '../../testing/endless-answers.ts';
import { someClaimed } from '../../testing/leads.ts';
import { startWebhookSink, type WebhookFault, type WebhookSink } from '../../testing/webhook-sink.ts';
import type { ChannelSender } from './channel-sender.ts';
import { guardedLookup, type Resolve } from './guarded-lookup.ts';
import { createWebhookSender } from './webhook-sender.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

async function senderTo(
  fault?: WebhookFault,
  timeLimit?: number,
): Promise<{ readonly sender: ChannelSender; readonly sink: WebhookSink }> {
  const sink = await startWebhookSink(() => fault);
  onTestFinished(() => sink.close());
  const settings = { url: sink.url, secret, allowedHosts: ['127.0.0.1'] };
  return { sink, sender: createWebhookSender(settings, timeLimit === undefined ? {} : { timeLimit }) };
}

describe('A lead by webhook', () => {
  it('is signed as Standard Webhooks says, under the id of its delivery', async () => {
    const { sender, sink } = await senderTo();
    const claimed = someClaimed('webhook');
    expect(await sender.attempt(claimed, Date.now())).toEqual({ kind: 'delivered' });
    const { headers, body } = sink.messages[0] ?? { headers: {}, body: '' };
    expect(headers['webhook-id']).toBe(claimed.delivery.id);
    const text = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    expect(new Webhook(secret).verify(body, text)).toEqual({
      type: 'lead.received',
      timestamp: '2025-05-01T00:00:00.000Z',
      data: { id: claimed.lead.id, ...claimed.lead.lead },
    });
  });

  it.each<readonly [what: string, fault: WebhookFault, outcome: object]>([
    ['to be tried again when the receiver fails', { status: 500 }, { kind: 'failed', problem: 'status 500' }],
    [
      'to be tried again when the receiver says',
      { status: 429, headers: { 'retry-after': '3600' } },
      { kind: 'failed', problem: 'status 429', retryAfter: 3_600_000 },
    ],
    ['never tried again where the receiver is gone', { status: 410 }, { kind: 'refused', problem: 'status 410' }],
    [
      'not sent where it is redirected to',
      { status: 307, headers: { location: '/leads' } },
      { kind: 'failed', problem: 'status 307' },
    ],
    [
      'not read beyond a head of ordinary size',
      { status: 200, headers: { 'x-padding': 'a'.repeat(20_000) } },
      { kind: 'failed', problem: 'HPE_HEADER_OVERFLOW' },
    ],
  ])('is %s', async (_what, fault, outcome) => {
    const { sender } = await senderTo(fault);
    expect(await sender.attempt(someClaimed('webhook'), 0)).toEqual(outcome);
  });

  it.each(endlessAnswers)('is to be tried again when the receiver comes to no end: %s', async (fault) => {
    const { sender } = await senderTo(fault, 200);
    expect(await sender.attempt(someClaimed('webhook'), 0)).toMatchObject({ kind: 'failed' });
  });
});

/** Answers each question of a name with the next list. */
function answering(...answers: string[][]) {
  const resolve: Resolve = (_host, answer) =>
    answer(
      null,
      (answers.shift() ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  return { resolve, left: answers };
}

describe('A webhook that leads inside', () => {
  const to = (url: string, allowedHosts: readonly string[] = [], resolve?: Resolve) =>
    createWebhookSender({ url, secret, allowedHosts }, { timeLimit: 300, ...(resolve && { resolve }) });

  it.each(
    `https://127.0.0.1/ https://2130706433/ https://0x7f.1/ https://0177.0.0.1/ https://[::1]/ https://[::ffff:127.0.0.1]/
     https://[64:ff9b::7f00:1]/ https://169.254.169.254/latest/meta-data https://10.1.2.3./ http://crm.example/
     ftp://crm.example/ https://user:secret@crm.example/ crm.example`.split(/\s+/),
  )('is refused when the inbox starts: %s', (url) => {
    expect(() => to(url)).toThrow(/^LEADS_WEBHOOK_URL .*\.$/);
  });

  it('may be used when it is allowed by name, and only under that name', () => {
    expect(() => to('http://crm.internal/', ['crm.internal'])).not.toThrow();
    expect(() => to('http://crm.internal/', ['internal'])).toThrow();
    expect(() => to('http://crm.internal.example/', ['crm.internal'])).toThrow();
  });

  it.each(['127.0.0.1', '93.184.216.34 10.0.0.1', '2606:4700::1111 ::ffff:169.254.169.254', '64:ff9b::a00:1'])(
    'is not connected to when its name has the addresses %s',
    async (addresses) => {
      const sender = to('https://crm.example/', [], answering(addresses.split(' ')).resolve);
      expect(await sender.attempt(someClaimed('webhook'), 0)).toEqual({ kind: 'failed', problem: 'EINTERNALADDRESS' });
    },
  );

  it.each([true, false])(
    'cannot be swapped in after the check: the addresses checked are those connected to (all: %s)',
    (all) => {
      const { resolve, left } = answering(['93.184.216.34'], ['127.0.0.1']);
      guardedLookup(resolve)('crm.example', { all }, (error, found) => {
        expect(error).toBeNull();
        expect(found).toEqual(all ? [{ address: '93.184.216.34', family: 4 }] : '93.184.216.34');
      });
      // The name was asked for once; the second answer never came to be heard.
      expect(left).toHaveLength(1);
    },
  );
});

it.each(['', 'secret', 'whsec_', 'whsec_c2hvcnQ=', `whsec_${'A'.repeat(100)}`, 'whsec_!!!!'])(
  'The secret of a webhook cannot be "%s"',
  (text) =>
    expect(() => createWebhookSender({ url: 'https://crm.example/', secret: text, allowedHosts: [] })).toThrow(
      /^LEADS_WEBHOOK_SECRET .*\.$/,
    ),
);
