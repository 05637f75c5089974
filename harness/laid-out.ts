import type { Page } from '@playwright/test';
import { waitsMark } from '../src/lib/browser-protocol.ts';

/** Resolves once all of a page is laid out: what is below the fold follows a moment later. */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(
    (mark) =>
      !document.documentElement.hasAttribute(mark) ||
      document.querySelector<HTMLElement>('main + *')?.style.contentVisibility === 'visible',
    waitsMark,
  );
}
