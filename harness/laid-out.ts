import type { Page } from '@playwright/test';

/** Resolves once all of a page is laid out: what is below the fold follows a moment later, the footer last. */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const last = document.querySelector('main + *');
    return !last || getComputedStyle(last).contentVisibility === 'visible';
  });
}
