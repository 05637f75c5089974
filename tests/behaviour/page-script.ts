import type { JSHandle, Page } from '@playwright/test';

/** Resolves once the page's own script has run, which sleeps until the page is painted. */
export const awake = (page: Page): Promise<JSHandle> => page.waitForFunction(() => customElements.get('astro-island'));

/** Every script of the site but the one that stands in the page. */
export const anyScript = /\/_astro\/.*\.js/;

/** Holds back whatever matches until the returned function is called. */
export async function holdBack(page: Page, url: RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}
