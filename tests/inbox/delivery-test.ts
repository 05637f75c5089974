import { test as base } from '@playwright/test';
import { type DeliveringSite, startDeliveringSite } from './delivering-site.ts';

/** A test of a site that delivers: one site and one inbox a worker, the inbox empty and the home page open at the start. */
export const test = base.extend<{ readonly opened: undefined }, { readonly site: DeliveringSite }>({
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
