import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { openInbox } from '../../inbox/src/open-inbox.ts';
import { readSettings } from '../../inbox/src/read-settings.ts';
import { submission } from '../../inbox/testing/leads.ts';
import { aloneSettings, deadWebhook, origin } from '../../inbox/testing/settings.ts';
import { temporaryFolder } from '../../inbox/testing/temporary.ts';
import { request, serveFixture } from '../../server/test-site.ts';

/** Milliseconds until a page is there. */
const longestWait = 1000;

it('while another process holds the leads, pages are served, visitors are asked to come back, and can', async () => {
  const path = join(temporaryFolder(), 'leads.db');
  const settings = readSettings({ ...aloneSettings, ...deadWebhook, LEADS_DB: path });
  const inbox = await openInbox(settings, () => {});
  const site = await serveFixture({ 'about.html': 'about' }, { routes: inbox.routes });
  onTestFinished(async () => {
    await site.close();
    await inbox.close();
  });
  const post = (lead: object) =>
    fetch(`http://127.0.0.1:${site.port}/leads`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify(lead),
    });

  const other = new DatabaseSync(path);
  other.exec('begin immediate');
  const leads = Array.from({ length: 6 }, () => submission());
  let areWaiting = true;
  const posted = Promise.all(leads.map(post)).finally(() => {
    areWaiting = false;
  });
  let slowest = 0;
  let visits = 0;
  for (; areWaiting; visits += 1) {
    const asked = performance.now();
    expect((await request(site.port, 'GET /about')).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - asked);
  }
  const answers = (await posted).map(({ status, headers }) => `${status} ${headers.get('retry-after')}`);
  console.log(`${visits} pages meanwhile, the slowest after ${slowest.toFixed(0)} ms`);
  expect(new Set(answers)).toEqual(new Set(['503 5']));
  expect(slowest).toBeLessThan(longestWait);

  other.exec('rollback');
  other.close();
  expect((await Promise.all(leads.map(post))).map(({ status }) => status)).toEqual(leads.map(() => 202));
});
