import type { Page } from '@playwright/test';

/** How far content reaches beyond the right edge, in CSS pixels. */
export const excess = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
