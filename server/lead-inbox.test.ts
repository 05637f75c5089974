import { expect, it } from 'vitest';
import { readInboxSettings } from './lead-inbox.ts';
import { request, serveFixture } from './test-site.ts';

it('A site has no inbox of its own unless it is asked for, and none without a privacy notice', () => {
  expect(readInboxSettings({ LEADS_DB: 'leads.db' })).toBeUndefined();
  for (const elsewhere of [{}, { LEADS_URL: 'https://leads.example.com/leads' }]) {
    expect(() => readInboxSettings({ LEADS: 'inbox', ...elsewhere })).toThrow(/^[^\n]*privacyNoticeUrl[^\n]*\.$/);
  }
});

it('A site with a route beside its files answers there with its own headers, and is only read anywhere else', async () => {
  const page = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title></head></html>';
  const site = await serveFixture(
    { 'index.html': page, '404.html': page, 'post-not-found.html': page },
    {
      routes: async (app) => {
        app.post('/leads', async (_request, reply) => reply.code(202).send({ status: 'accepted' }));
      },
    },
  );
  const { status, headers } = await request(site.port, '/leads', { method: 'POST', headers: ['Content-Length: 0'] });
  expect([status, headers['x-content-type-options']]).toEqual([202, 'nosniff']);
  for (const asked of ['POST /', 'POST /leads/', 'PUT /leads', 'DELETE /leads']) {
    const [method = '', target = ''] = asked.split(' ');
    expect((await request(site.port, target, { method })).status, asked).toBe(405);
  }
  expect((await request(site.port, '/leads')).status).toBe(404);
  await site.close();
});
