import { expect, type Page } from '@playwright/test';
import { type ServedCopy, servedCopy } from '../../harness/served-copy.ts';
import { dialog, opener } from '../behaviour/lead-form.ts';
import { complaints } from '../console/complaints.ts';

/** Has a copy of the repository for the tests of a file, and serves it as `npm run dev` does. */
export const editedSite = (): ServedCopy =>
  // The packages of a copy are links to those of the repository, and Vite serves nothing from outside unasked.
  servedCopy((site) => site.edit('astro.config.ts', 'vite: {', 'vite: { server: { fs: { strict: false } },'));

/** Opens the calculators and the dialog of a page, and sees them answer. */
export async function use(page: Page, url: string): Promise<void> {
  const said = complaints(page);
  await page.goto(`${url}/cash-discount`);
  await page.getByRole('main').locator('astro-island[ssr]').first().hover();
  await opener(page).click();
  await dialog(page).getByLabel('Name').fill('Ada');
  await expect(page.locator('dialog astro-island[ssr]')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Submit' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Please select at least one service');
  expect(said).toEqual([]);
}
