import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { deadWebhook, formBody, origin, startInbox, submission, type TestInbox } from '../../testing/inbox.ts';

let inbox: TestInbox;
afterEach(() => inbox.close());

const post = (payload: string | object, options: InjectOptions = {}): Promise<LightMyRequestResponse> =>
  inbox.app.inject({
    method: 'POST',
    url: '/leads',
    payload,
    ...options,
    headers: { origin, 'content-type': 'application/json', ...options.headers },
  });

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const leads = () => inbox.store.list({ limit: 100 });

test('a lead is in the store when it is answered with 202', async () => {
  inbox = await startInbox(deadWebhook);
  const response = await post(submission());
  expect([response.statusCode, response.json()]).toEqual([202, { status: 'accepted' }]);
  const [lead] = await leads();
  expect(lead).toMatchObject({ state: 'accepted', lead: { name: 'Ada Merchant', notes: 'We open in May.' } });
  expect((await inbox.store.find(lead?.id ?? ''))?.deliveries).toMatchObject([
    { channel: 'webhook', state: 'pending' },
  ]);
});

test('a double click and a retry make one lead', async () => {
  inbox = await startInbox();
  const twice = submission();
  const answers = await Promise.all([post(twice), post(twice), post({ ...twice, openedAt: 30_000 })]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
  expect(await leads()).toHaveLength(1);
});

test('a form sent without script is a lead too, once however often it is clicked, and a person can read the answer', async () => {
  inbox = await startInbox();
  const body = formBody({ notes: 'Line one\r\nline two – ü' });
  const response = await post(body, { headers: form });
  await post(body, { headers: form });
  expect(response.statusCode).toBe(202);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.body).toContain('<h1>Thank you');
  expect(response.body).toContain(`<a href="${origin}/privacy">`);
  expect(await leads()).toMatchObject([{ state: 'accepted', lead: { notes: 'Line one\nline two – ü' } }]);
});

test('a form with a mistake is answered with a page that names it', async () => {
  inbox = await startInbox();
  const response = await post(formBody({ name: ' ' }), { headers: form });
  expect(response.statusCode).toBe(400);
  expect(response.body).toContain('Please enter your name.');
  expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  expect(await leads()).toEqual([]);
});

test('what a machine fills in, or sends at once, is answered alike and waits in quarantine', async () => {
  inbox = await startInbox();
  const answers = await Promise.all([
    post(submission({ website: 'https://spam.example' })),
    post(submission({ openedAt: 400 })),
    post(submission({ openedAt: null })),
    post(formBody({ website: 'x' }), { headers: form }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202]);
  expect(answers[0]?.json()).toEqual({ status: 'accepted' });
  expect((await leads()).map(({ state }) => state)).toEqual(Array(4).fill('quarantined'));
});

test.each<[string, string | undefined]>([
  ['another website', 'https://evil.example'],
  ['a part of our name', 'https://www.shop.example.evil.example'],
  ['our name without TLS', 'http://www.shop.example'],
  ['a page without origin', 'null'],
  ['no browser', undefined],
])('a lead from %s is refused', async (_title, sender) => {
  inbox = await startInbox();
  const response = await inbox.app.inject({
    method: 'POST',
    url: '/leads',
    payload: submission(),
    headers: sender === undefined ? {} : { origin: sender },
  });
  expect(response.statusCode).toBe(403);
  expect(response.headers['access-control-allow-origin']).toBeUndefined();
  expect(await leads()).toEqual([]);
});

test('a browser may ask whether a page of ours may post, and a page of others may not', async () => {
  inbox = await startInbox();
  const ask = (from: string) => inbox.app.inject({ method: 'OPTIONS', url: '/leads', headers: { origin: from } });
  const [ours, theirs] = [await ask(origin), await ask('https://evil.example')];
  expect(ours.statusCode).toBe(204);
  expect(ours.headers).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'Content-Type',
  });
  expect(theirs.statusCode).toBe(403);
});

test.each<[string, number, string | Buffer, string]>([
  ['text', 415, 'hello', 'text/plain'],
  ['a file upload', 415, '--x\r\n', 'multipart/form-data; boundary=x'],
  ['broken JSON', 400, '{"name":', 'application/json'],
  [
    'JSON that is not UTF-8',
    400,
    Buffer.from(JSON.stringify(submission({ name: 'A\xff' })), 'latin1'),
    'application/json',
  ],
  ['a form that is not UTF-8', 400, formBody({ name: 'X' }).replace('name=X', 'name=%FF'), form['content-type']],
  ['a form with a broken escape', 400, formBody({ name: 'X' }).replace('name=X', 'name=%G1'), form['content-type']],
  ['a form with a field twice', 400, `${formBody()}&name=Eve`, form['content-type']],
  ['an unknown field', 400, JSON.stringify({ ...submission(), admin: true }), 'application/json'],
  ['more than any lead', 413, JSON.stringify(submission({ notes: 'x'.repeat(40_000) })), 'application/json'],
])('%s is refused with %i and leaves nothing behind', async (_title, status, payload, type) => {
  inbox = await startInbox();
  const response = await post(payload, { headers: { 'content-type': type } });
  expect(response.statusCode).toBe(status);
  if (!type.startsWith('application/x-www'))
    expect(response.json()).toMatchObject({ problem: expect.stringMatching(/\.$/) });
  expect(await leads()).toEqual([]);
});

test('one address sends so many leads a minute, whatever it claims to have forwarded; others are not held up', async () => {
  inbox = await startInbox({ LEADS_PER_MINUTE: '2', LEADS_TRUSTED_PROXIES: '10.0.0.0/8' });
  const from = (remoteAddress: string, forwarded?: string) =>
    post(submission(), { remoteAddress, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } });
  await from('203.0.113.1');
  await from('203.0.113.1', '198.51.100.1');
  const third = await from('203.0.113.1', '198.51.100.2');
  expect(third.statusCode).toBe(429);
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
  expect(third.headers['access-control-allow-origin']).toBe(origin);
  expect((await from('203.0.113.2')).statusCode).toBe(202);
  expect((await from('10.0.0.1', '192.0.2.1, 203.0.113.3')).statusCode).toBe(202);
  expect((await from('10.0.0.1', '192.0.2.2, 203.0.113.3')).statusCode).toBe(202);
  expect((await from('10.0.0.1', '192.0.2.3, 203.0.113.3')).statusCode).toBe(429);
});

test('the log says once that a proxy is not trusted, since all visitors then share one address', async () => {
  inbox = await startInbox();
  for (let index = 0; index < 2; index += 1)
    await post(submission(), { headers: { 'x-forwarded-for': '203.0.113.1' } });
  expect(inbox.log.filter((line) => line.includes('LEADS_TRUSTED_PROXIES'))).toHaveLength(1);
  expect(inbox.log.join('')).not.toContain('203.0.113.1');
});

test('the log tells what happened without a word of what was typed, or an address', async () => {
  inbox = await startInbox({ LEADS_PER_MINUTE: '3' });
  await post(submission());
  await post(submission({ website: 'spam' }));
  await post(submission({ email: 'ada@' }));
  await post(submission());
  const log = inbox.log.join('');
  expect(inbox.log.map((line) => JSON.parse(line).event)).toEqual([
    'lead received',
    'lead received',
    'too many leads from one address',
  ]);
  expect(log).not.toMatch(/ada|shop\.example|merchant|may|127\.0\.0\.1/i);
});

test('health is told to anybody, and metrics to nobody on this listener', async () => {
  inbox = await startInbox();
  const get = async (url: string) => (await inbox.app.inject({ url })).statusCode;
  expect([await get('/healthz'), await get('/readyz'), await get('/metrics')]).toEqual([200, 200, 404]);
});
