import { createHmac } from 'node:crypto';
import type { LookupAddress } from 'node:dns';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, it } from 'vitest';
import { someClaimed } from '../../testing/claimed.ts';
import { startWebhookSink, type WebhookFault, type WebhookSink } from '../../testing/webhook-sink.ts';
import { guardedLookup, type Resolve } from './guarded-lookup.ts';
import { createWebhookSender } from './webhook-sender.ts';

const key = Buffer.alloc(32, 7);
const secret = `whsec_${key.toString('base64')}`;

let sink: WebhookSink | undefined;
afterEach(() => sink?.close());

async function senderTo(fault?: (id: string) => WebhookFault | undefined, timeLimit = 5000) {
  sink = await startWebhookSink({ ...(fault && { fault }), delay: 60_000 });
  return createWebhookSender({ url: sink.url, secret, allowedHosts: ['127.0.0.1'] }, { timeLimit });
}

describe('A lead by webhook', () => {
  it('is signed as Standard Webhooks says, under the id of its delivery', async () => {
    const sender = await senderTo();
    const claimed = someClaimed('webhook');
    const now = Date.now();
    expect(await sender.attempt(claimed, now)).toEqual({ kind: 'delivered' });
    const { headers, body } = sink?.messages[0] ?? { headers: {}, body: '' };
    expect(headers['webhook-id']).toBe(claimed.delivery.id);
    const signed = `${claimed.delivery.id}.${Math.floor(now / 1000)}.${body}`;
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
    const text = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    expect(new Webhook(secret).verify(body, text)).toEqual({
      type: 'lead.received',
      timestamp: '2025-05-01T00:00:00.000Z',
      data: { id: claimed.lead.id, ...claimed.lead.lead },
    });
    expect(() => new Webhook(secret).verify(body.replace('Ada', 'Eve'), text)).toThrow();
  });

  it.each<readonly [what: string, fault: WebhookFault, problem: string]>([
    ['refuses', 'refuse', 'ECONNRESET'],
    ['breaks off', 'reset in the middle', 'ECONNRESET'],
    ['takes it and breaks off', 'take, then reset', 'ECONNRESET'],
    ['fails', { status: 500 }, 'status 500'],
    ['wants credentials', { status: 401 }, 'status 401'],
  ])('is to be tried again when the receiver %s', async (_what, fault, problem) => {
    const sender = await senderTo(() => fault);
    expect(await sender.attempt(someClaimed('webhook'), 0)).toMatchObject({ kind: 'failed', problem });
  });

  it('is to be tried again when the receiver never answers, or takes too long', async () => {
    for (const fault of ['never', 'slow'] as const) {
      const sender = await senderTo(() => fault, 100);
      expect(await sender.attempt(someClaimed('webhook'), 0)).toMatchObject({ kind: 'failed' });
      await sink?.close();
    }
    sink = undefined;
  });

  it('tells how long a receiver asked to be left alone', async () => {
    const sender = await senderTo(() => ({ status: 429, headers: { 'retry-after': '90' } }));
    expect(await sender.attempt(someClaimed('webhook'), 0)).toEqual({
      kind: 'failed',
      problem: 'status 429',
      retryAfter: 90_000,
    });
  });

  it('is never tried again where the receiver is gone', async () => {
    const sender = await senderTo(() => ({ status: 410 }));
    expect(await sender.attempt(someClaimed('webhook'), 0)).toEqual({ kind: 'refused', problem: 'status 410' });
  });

  it('does not follow a redirect', async () => {
    let asked = 0;
    const sender = await senderTo(() => {
      asked += 1;
      return { status: 307, headers: { location: '/elsewhere' } };
    });
    expect(await sender.attempt(someClaimed('webhook'), 0)).toMatchObject({ kind: 'failed', problem: 'status 307' });
    expect(asked).toBe(1);
  });

  it('is not read beyond a head of ordinary size', async () => {
    const sender = await senderTo(() => ({ status: 200, headers: { 'x-padding': 'a'.repeat(20_000) } }));
    expect(await sender.attempt(someClaimed('webhook'), 0)).toMatchObject({ problem: 'HPE_HEADER_OVERFLOW' });
  });
});

describe('A webhook that leads inside', () => {
  const to = (url: string, allowedHosts: readonly string[] = [], resolve?: Resolve) =>
    createWebhookSender({ url, secret, allowedHosts }, { timeLimit: 300, ...(resolve && { resolve }) });

  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://10.1.2.3./',
    'http://crm.example/',
    'ftp://crm.example/',
    'https://user:secret@crm.example/',
    'crm.example',
  ])('is refused when the inbox starts: %s', (url) => {
    expect(() => to(url)).toThrow(/^LEADS_WEBHOOK_URL .*\.$/);
  });

  it('may be used when it is allowed by name, and only under that name', () => {
    expect(() => to('http://crm.internal/', ['crm.internal'])).not.toThrow();
    expect(() => to('http://crm.internal/', ['internal'])).toThrow();
    expect(() => to('http://crm.internal.example/', ['crm.internal'])).toThrow();
  });

  /** Answers each question of a name with the next list. */
  function answering(...answers: readonly (readonly string[])[]) {
    const left = [...answers];
    const resolve: Resolve = (_host, answer) => {
      const addresses = left.shift() ?? [];
      answer(
        null,
        addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    };
    return { resolve, left };
  }

  it.each([
    [['127.0.0.1']],
    [['93.184.216.34', '10.0.0.1']],
    [['2606:4700::1111', '::ffff:169.254.169.254']],
    [['64:ff9b::a00:1']],
  ])('is not connected to when its name has the addresses %j', async (addresses) => {
    const sender = to('https://crm.example/', [], answering(addresses).resolve);
    expect(await sender.attempt(someClaimed('webhook'), 0)).toEqual({ kind: 'failed', problem: 'EINTERNALADDRESS' });
  });

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

describe('The secret of a webhook', () => {
  const withSecret = (text: string) =>
    createWebhookSender({ url: 'https://crm.example/', secret: text, allowedHosts: [] });

  it.each(['', 'secret', 'whsec_', 'whsec_c2hvcnQ=', `whsec_${'A'.repeat(100)}`, 'whsec_!!!!'])(
    'cannot be %j',
    (text) => expect(() => withSecret(text)).toThrow(/^LEADS_WEBHOOK_SECRET .*\.$/),
  );

  it('is 24 to 64 bytes', () => expect(() => withSecret(secret)).not.toThrow());
});
