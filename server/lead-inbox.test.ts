import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readInboxSettings } from './lead-inbox.ts';
import { request, serveFixture, type TestSite } from './test-site.ts';

describe('The inbox of the site', () => {
  it('is none unless it is asked for, and none of ours when it is elsewhere', () => {
    expect(readInboxSettings({})).toBeUndefined();
    expect(readInboxSettings({ LEADS: '', LEADS_DB: 'leads.db' })).toBeUndefined();
  });

  it.each([
    [{ LEADS: 'inbox' }, 'privacyNoticeUrl'],
    [{ LEADS: 'inbox', LEADS_URL: 'https://leads.example.com/leads' }, 'privacyNoticeUrl'],
    [{ LEADS: 'on' }, 'LEADS=inbox'],
    [{ LEADS_URL: 'https://leads.example.com/leads' }, 'LEADS is not'],
  ])('is refused with %j, in one sentence', (env, word) => {
    expect(() => readInboxSettings(env)).toThrow(new RegExp(`^[^\\n]*${word}[^\\n]*\\.$`));
  });
});

describe('A site with a route beside its files', () => {
  let site: TestSite;
  beforeAll(async () => {
    const page =
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title></head><body></body></html>';
    site = await serveFixture(
      { 'index.html': page, '404.html': page, 'post-not-found.html': page },
      {
        routes: async (app) => {
          app.post('/leads', async (_request, reply) => reply.code(202).send({ status: 'accepted' }));
        },
      },
    );
  });
  afterAll(() => site.close());

  it('answers there, and sends its own headers with it', async () => {
    const { status, headers } = await request(site.port, '/leads', { method: 'POST', headers: ['Content-Length: 0'] });
    expect(status).toBe(202);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['POST', '/', 405],
    ['POST', '/leads/', 405],
    ['POST', '/about', 405],
    ['PUT', '/leads', 405],
    ['DELETE', '/leads', 405],
    ['GET', '/leads', 404],
  ])('is only read anywhere else: %s %s', async (method, target, status) => {
    expect((await request(site.port, target, { method })).status).toBe(status);
  });
});
