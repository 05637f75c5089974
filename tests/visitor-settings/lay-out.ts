import type { Page } from '@playwright/test';
import { waitsMark } from '../../src/lib/browser-protocol.ts';

/** Lays all of a page out: what is below the fold otherwise is when it is needed. */
export const layOut = (page: Page): Promise<void> =>
  page.evaluate((mark) => document.documentElement.removeAttribute(mark), waitsMark);
