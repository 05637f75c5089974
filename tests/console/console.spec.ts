import { expect, test } from '@playwright/test';
import { pagePaths } from '../../harness/pages.ts';
import { awake } from '../behaviour/page-script.ts';
import { complaints } from './complaints.ts';

// Chromium is heard where bytes are counted, which opens every page as well.
test('no page has anything to complain of in the console', async ({ page }) => {
  const said = complaints(page);
  for (const path of pagePaths) {
    await page.goto(path);
    await awake(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  }
  // On the way back one page turns into the other, where the browser can.
  await page.goBack();
  await awake(page);
  expect(said).toEqual([]);
});
