import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

/** Opens a form, as it is found from the editor's first page. */
export async function openForm(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/keystatic`);
  await page.getByRole('link', { name, exact: true }).first().click();
}

/** Opens an entry of a list, changes a field of it, and closes it. */
export async function fillEntry(page: Page, entry: RegExp, field: string, text: string): Promise<void> {
  await page.getByRole('row', { name: entry }).getByText(entry).click();
  await page.getByRole('dialog').getByRole('textbox', { name: field, exact: true }).fill(text);
  await page.getByRole('button', { name: 'Done' }).click();
}

/** Names one of those that are offered, and goes on: what is offered closes. */
export async function fillName(form: Locator, field: string, name: string): Promise<void> {
  await form.getByRole('combobox', { name: field, exact: true }).fill(name);
  // While names are offered, the form around them is hidden.
  await form.page().keyboard.press('Tab');
}

/** Puts in what the menu of a text offers under a name. */
export async function insert(page: Page, name: string): Promise<void> {
  await page.keyboard.type('/');
  await page.getByRole('option', { name }).first().waitFor();
  await page.keyboard.type(name);
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
}

/** Chooses a photo of so many pixels from the computer. */
export async function choosePhoto(form: Locator, name: string, width: number): Promise<void> {
  const photo = sharp({ create: { width, height: width / 2, channels: 3, background: '#7a9e9f' } }).jpeg();
  const file = { name, mimeType: 'image/jpeg', buffer: await photo.toBuffer() };
  await form.getByLabel('File, from this computer').setInputFiles(file);
}

/** Sees a photo on the page that is open, as it is sent. */
export async function seePhoto(page: Page, alt: string): Promise<void> {
  const shown = page.getByRole('main').getByRole('img', { name: alt });
  // It comes once it is near; unlike scrolling alone, this goes on where the page is loaded anew meanwhile.
  await shown.hover();
  await expect(shown).toBeVisible();
  await expect
    .poll(() => shown.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0 && img.currentSrc))
    .toMatch(/\/the-till-800\.\w+\.avif$/);
}
