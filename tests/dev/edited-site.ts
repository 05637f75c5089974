import { expect, type Page } from '@playwright/test';
import { copyRepository, type RepositoryCopy } from '../../harness/repository-copy.ts';
import { serveDev } from '../../harness/serve-dev.ts';
import { dialog, opener } from '../behaviour/lead-form.ts';
import { complaints } from '../console/complaints.ts';

/** A copy of the repository, and where `npm run dev` shows it. */
interface EditedSite {
  readonly site: RepositoryCopy;
  /** Its origin, without a trailing slash. */
  readonly url: string;
  readonly stop: () => void;
}

/** Copies the repository and serves the copy as `npm run dev` does. */
export async function editedSite(): Promise<EditedSite> {
  const site = copyRepository();
  // The packages of a copy are links to those of the repository, and Vite serves nothing from outside unasked.
  site.edit('astro.config.ts', 'vite: {', 'vite: { server: { fs: { strict: false } },');
  const dev = await serveDev(site.root);
  return {
    site,
    url: dev.url,
    stop() {
      dev.stop();
      site.remove();
    },
  };
}

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
