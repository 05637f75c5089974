import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { formBody, submission } from '../../testing/leads.ts';
import { aloneSettings, deadWebhook, origin } from '../../testing/settings.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { createLog } from '../log.ts';
import { openInbox } from '../open-inbox.ts';
import { readSettings } from '../read-settings.ts';
import { createInboxServer } from '../server.ts';
import { openStore } from '../store/open-store.ts';

/** An inbox on a database of its own, what it logs, and ways to send it something and to see what it keeps. */
async function inboxWith(env: Readonly<Record<string, string>> = {}) {
  const settings = readSettings({ ...aloneSettings, LEADS_DB: join(temporaryFolder(), 'leads.db'), ...env });
  const log: string[] = [];
  const inbox = await openInbox(
    settings,
    createLog((line) => log.push(line)),
  );
  const saidAtStart = log.splice(0).join('');
  const app = await createInboxServer(inbox);
  const store = await openStore(settings.database, []);
  onTestFinished(async () => {
    await app.close();
    await inbox.close();
    await store.close();
  });
  const post = (payload: string | object, options: InjectOptions = {}): Promise<LightMyRequestResponse> =>
    app.inject({ method: 'POST', url: '/leads', payload, ...options, headers: { origin, ...options.headers } });
  const postForm = (body: string) => post(body, { headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  return { app, store, saidAtStart, log, post, postForm, leads: () => store.list({ limit: 100 }) };
}

test('a lead is in the store when it is answered with 202', async () => {
  const { post, leads, store } = await inboxWith(deadWebhook);
  const response = await post(submission());
  expect([response.statusCode, response.json()]).toEqual([202, { status: 'accepted' }]);
  const [lead] = await leads();
  expect(lead).toMatchObject({ state: 'accepted', lead: { name: 'Ada Merchant', notes: 'We open in May.' } });
  expect((await store.find(lead?.id ?? ''))?.deliveries).toMatchObject([{ channel: 'webhook', state: 'pending' }]);
});

test('a form sent without script is a lead too, once however often it is clicked, and a person can read the answer', async () => {
  const { postForm, leads } = await inboxWith();
  const body = formBody({ notes: 'Line one\r\nline two – ü' });
  const response = await postForm(body);
  await postForm(body);
  expect(response.statusCode).toBe(202);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.body).toContain('<h1>Thank you');
  expect(response.body).toContain(`<a href="${origin}/privacy">`);
  expect(await leads()).toMatchObject([{ state: 'accepted', lead: { notes: 'Line one\nline two – ü' } }]);
});

test('a form with a mistake is answered with a page that names it', async () => {
  const { postForm, leads } = await inboxWith();
  const response = await postForm(formBody({ name: ' ' }));
  expect(response.statusCode).toBe(400);
  expect(response.body).toContain('Please enter your name.');
  expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  expect(await leads()).toEqual([]);
});

test('what a machine fills in, or sends at once, is answered alike and waits in quarantine', async () => {
  const { post, postForm, leads } = await inboxWith();
  const answers = await Promise.all([
    post(submission({ website: 'https://spam.example' })),
    post(submission({ openedAt: 400 })),
    post(submission({ openedAt: null })),
    postForm(formBody({ website: 'x' })),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202]);
  expect(answers[0]?.json()).toEqual({ status: 'accepted' });
  expect((await leads()).map(({ state }) => state)).toEqual(Array(4).fill('quarantined'));
});

test('a browser may ask whether a page of ours may post; a page of others may not, nor what is no browser', async () => {
  const { app, post, leads } = await inboxWith();
  const ask = (from: string) => app.inject({ method: 'OPTIONS', url: '/leads', headers: { origin: from } });
  const ours = await ask(origin);
  expect(ours.statusCode).toBe(204);
  expect(ours.headers).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'Content-Type',
  });
  for (const from of ['https://evil.example', `${origin}.evil.example`, origin.replace('s:', ':'), 'null']) {
    for (const answer of [await ask(from), await post(submission(), { headers: { origin: from } })]) {
      expect(answer.statusCode, from).toBe(403);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
  }
  expect((await app.inject({ method: 'POST', url: '/leads', payload: submission() })).statusCode).toBe(403);
  expect(await leads()).toEqual([]);
});

test.each<[number, string, string, string]>([
  [415, 'hello', 'text/plain', 'as JSON or as a form'],
  [400, '{"name":', 'application/json', 'not JSON'],
  [413, 'x'.repeat(40_000), 'application/json', 'more than can be sent'],
])('what is no lead is refused with %i and a sentence', async (status, payload, type, sentence) => {
  const { post } = await inboxWith();
  const response = await post(payload, { headers: { 'content-type': type } });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toEqual({ problem: expect.stringContaining(sentence) });
});

test.each([
  [204, 'OPTIONS', '/leads'],
  [404, 'PUT', '/leads'],
  [404, 'POST', '/nope'],
])(
  'with %i what is no lead is answered, before any of the body that %s %s has promised',
  async (status, method, path) => {
    const { app } = await inboxWith();
    const headers = { origin, 'content-type': 'application/json', 'content-length': 1_000_000 };
    const asked = request(new URL(path, await app.listen({ port: 0 })), { method, headers });
    asked.flushHeaders();
    const [response] = await once(asked, 'response');
    asked.on('error', () => {}).destroy();
    expect(response.statusCode).toBe(status);
  },
);

test('an inbox that tells nobody of its leads says so as it starts', async () => {
  expect((await inboxWith()).saidAtStart).toContain('delivered to nobody');
  expect((await inboxWith(deadWebhook)).saidAtStart).toBe('');
});

test('one address sends so many leads a minute, whatever it claims to have forwarded; others are not held up', async () => {
  const { post } = await inboxWith({ LEADS_PER_MINUTE: '2', LEADS_TRUSTED_PROXIES: '10.0.0.0/8' });
  const from = (remoteAddress: string, forwarded = '') =>
    post(submission(), { remoteAddress, headers: { 'x-forwarded-for': forwarded } });
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

test('an address that was counted while the clock was ahead is not held up once it is put right', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2035, 0, 1) });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { post } = await inboxWith({ LEADS_PER_MINUTE: '1' });
  const statuses = async () => [(await post(submission())).statusCode, (await post(submission())).statusCode];
  expect(await statuses()).toEqual([202, 429]);
  vi.setSystemTime(Date.UTC(2034, 0, 1));
  expect(await statuses()).toEqual([202, 429]);
});

test('an address that goes on sending fills no log: the first refusal is told of, and later how many more there were', async () => {
  const { app, post, log } = await inboxWith({ LEADS_PER_MINUTE: '1' });
  for (let times = 0; times < 10; times += 1) await post(submission());
  const refusals = () => log.map((line) => JSON.parse(line)).filter(({ level }) => level === 'warn');
  expect(refusals()).toMatchObject([{ event: 'too many leads from one address' }]);
  await app.close();
  expect(refusals().reduce((sum, { count }) => sum + count, 0)).toBe(9);
  expect(refusals()).toHaveLength(2);
});

test('visitors are told apart behind a proxy that writes their ports, and the log says once that one names none', async () => {
  const { post, log } = await inboxWith({ LEADS_PER_MINUTE: '1', LEADS_TRUSTED_PROXIES: '127.0.0.1' });
  const from = async (forwarded: string) =>
    (await post(submission(), { headers: { 'x-forwarded-for': forwarded } })).statusCode;
  expect([await from('203.0.113.1:50001'), await from('203.0.113.2:50002')]).toEqual([202, 202]);
  expect([await from('[2001:db8:1:1::1]:50003'), await from('[2001:db8:1:2::1]:50004')]).toEqual([202, 202]);
  expect(await from('203.0.113.1:50005')).toBe(429);
  expect([await from('unknown'), await from('unknown')]).toEqual([202, 429]);
  expect(log.filter((line) => line.includes('X-Forwarded-For holds no address'))).toHaveLength(1);
});

test('the log tells what happened, and once of a proxy that is not trusted, without a word of what was typed, or an address', async () => {
  const { post, log } = await inboxWith({ LEADS_PER_MINUTE: '3' });
  const headers = { 'x-forwarded-for': '203.0.113.1' };
  await post(submission(), { headers });
  await post(submission({ website: 'spam' }), { headers });
  await post(submission({ email: 'ada@' }));
  await post(submission());
  expect(log.map((line) => JSON.parse(line).event)).toEqual([
    'X-Forwarded-For is not believed',
    'lead received',
    'lead received',
    'too many leads from one address',
  ]);
  expect(log.join('')).not.toMatch(/\bada\b|shop\.example|merchant|may\b|127\.0\.0\.1|203\.0\.113/i);
});

test('a name that is not known is told of once, in case it is one of the owner', async () => {
  const { post, log } = await inboxWith();
  const headers = { origin: 'https://staging.shop.example', host: 'staging.shop.example' };
  for (const times of [1, 2]) expect((await post(submission(), { headers })).statusCode, `${times}`).toBe(403);
  expect(log.map((line) => JSON.parse(line))).toMatchObject([{ problem: 'if the name is yours, set LEADS_ORIGINS' }]);
});

test('health is told to anybody, and metrics to nobody on this listener', async () => {
  const { app } = await inboxWith();
  const get = async (url: string) => (await app.inject({ url })).statusCode;
  expect([await get('/healthz'), await get('/readyz'), await get('/metrics')]).toEqual([200, 200, 404]);
});

test('ready means that a lead can be stored now, and nothing is left of having tried', async () => {
  const file = join(temporaryFolder(), 'leads.db');
  const { app, post, store, log } = await inboxWith({ ...deadWebhook, LEADS_DB: file });
  const ready = async () => (await app.inject({ url: '/readyz' })).statusCode;
  expect(await ready()).toBe(200);
  expect(await store.stats()).toMatchObject({ leads: { accepted: 0 }, deliveries: { pending: 0 } });
  const other = new DatabaseSync(file);
  // A full disk ends the transaction like this one does, before anybody has asked for it.
  other.exec("create trigger full before insert on leads begin select raise(rollback, 'no space'); end");
  expect([await ready(), (await post(submission())).statusCode]).toEqual([503, 503]);
  other.exec('drop trigger full');
  other.close();
  expect([await ready(), (await post(submission())).statusCode]).toEqual([200, 202]);
  const problem = 'ERR_SQLITE_ERROR 1811';
  expect(log.slice(0, 2).map((line) => JSON.parse(line))).toMatchObject([
    { event: 'not ready', problem },
    { event: 'lead not stored', problem },
  ]);
});
