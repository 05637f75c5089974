import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base } from '@playwright/test';
import { builtVariant, privacyNoticeUrl } from '../../harness/variants.ts';
import { openInbox } from '../../inbox/src/open-inbox.ts';
import { readSettings } from '../../inbox/src/read-settings.ts';
import { openStore } from '../../inbox/src/store/open-store.ts';
import { createSite } from '../../server/site.ts';

/** Serves a site built with LEADS=inbox together with an inbox of its own, as `LEADS=inbox npm start` does. */
async function startDeliveringSite() {
  const built = builtVariant('delivering');
  const folder = mkdtempSync(join(tmpdir(), 'delivering-site-'));
  const env = { LEADS_DB: join(folder, 'leads.db'), LEADS_MINIMUM_SECONDS: '0', LEADS_PER_MINUTE: '1000000' };
  const settings = readSettings(env, { privacyNoticeUrl, names: [] });
  const inbox = await openInbox(settings, () => {});
  const site = await createSite({
    root: resolve(built, 'dist'),
    policies: JSON.parse(readFileSync(join(built, '.site', 'policies.json'), 'utf8')),
    routes: inbox.routes,
  });
  const store = await openStore(settings.database, []);
  return {
    url: await site.listen({ host: '127.0.0.1', port: 0 }),
    /** Every lead that has arrived, oldest first. */
    leads: () => store.list({ limit: 1000 }),
    /** Forgets every lead. */
    empty: () => store.purge(Date.now() + 1000),
    close: async () => {
      await site.close();
      await inbox.close();
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A test of a site that delivers: one site and one inbox a worker, the inbox empty and the home page open at the start. */
export const test = base.extend<
  { readonly opened: undefined },
  { readonly site: Awaited<ReturnType<typeof startDeliveringSite>> }
>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const site = await startDeliveringSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  opened: [
    async ({ page, site }, use) => {
      await site.empty();
      await page.goto(site.url);
      await use(undefined);
    },
    { auto: true },
  ],
});
