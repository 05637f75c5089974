import type { Page } from '@playwright/test';
import { laidOut } from './laid-out.ts';

/** Scrolls through a page once, so that what loads when near is there, and waits until all of it has come and is laid out. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle');
  await laidOut(page);
}
