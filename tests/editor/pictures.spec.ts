import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { type EditedSite, editedSite, save } from './edited-site.ts';

// One after the other: they share a server, and change what it serves.
test.describe.configure({ mode: 'default' });

let edited: EditedSite;

test.beforeAll(async () => {
  edited = await editedSite();
});
test.afterAll(() => edited.stop());

/** Chooses a photo of so many pixels from the computer. */
async function choose(form: Locator, name: string, width: number): Promise<void> {
  const photo = sharp({ create: { width, height: width / 2, channels: 3, background: '#7a9e9f' } }).jpeg();
  const file = { name, mimeType: 'image/jpeg', buffer: await photo.toBuffer() };
  await form.getByLabel('File, from this computer').setInputFiles(file);
}

/** Puts a photo from the computer in the place of a drawing, and says what it shows. */
async function replaceDrawing(form: Locator, alt: string): Promise<void> {
  await choose(form, 'The till.jpg', 900);
  await expect(form.getByRole('textbox', { name: 'File' })).toHaveValue('./The till.jpg');
  await form.getByRole('combobox', { name: 'Scene' }).fill('');
  await form.getByRole('textbox', { name: 'Alt' }).fill(alt);
}

/** Sees a photo on a page that is opened, as it is sent. */
async function seeOn(page: Page, path: string, alt: string): Promise<void> {
  await page.goto(edited.url + path);
  const shown = page.getByRole('main').getByRole('img', { name: alt });
  await expect(shown).toBeVisible();
  await expect
    .poll(() => shown.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0 && img.currentSrc))
    .toMatch(/\/the-till-800\.\w+\.avif$/);
}

test('a photo put in the place of a drawing by clicks lies beside the words and stands on the page, and one that is too small is refused', async ({
  page,
}) => {
  // The first page that is seen reads all content.
  test.slow();
  const before = edited.contents();
  await page.goto(`${edited.url}/keystatic`);
  await page.getByRole('link', { name: 'Gateway services', exact: true }).first().click();
  const art = page.getByRole('group', { name: 'Hero' }).getByRole('group', { name: 'Art' });
  await choose(art, 'small.jpg', 320);
  await expect(art.getByText('“small.jpg” is too small, 320 × 160 pixels')).toBeVisible();
  expect(existsSync(join(edited.site.root, 'src/site/gateway-services/small.jpg'))).toBe(false);

  await replaceDrawing(art, 'A till on a counter');
  await save(page);
  await expect(page.getByText('Unsaved')).toHaveCount(0);
  const file = 'site/gateway-services/page.yaml';
  const shown = '    alt: "A till on a counter"\n    file: ./The till.jpg\n';
  const changed = before[file]?.replace(/(?<=^ {2}art:\n)(?: {4}.*\n)+/m, shown);
  expect(edited.contents()).toEqual({ ...before, [file]: changed });
  await seeOn(page, '/gateway-services', 'A till on a counter');
});

test('a photo is made the cover of an article by clicks', async ({ page }) => {
  test.slow();
  await page.goto(`${edited.url}/keystatic/collection/articles/item/embedded-finance`);
  await replaceDrawing(page.getByRole('group', { name: 'Cover' }), 'A till, seen from behind');
  await save(page);
  await expect(page.getByText('Unsaved')).toHaveCount(0);
  await seeOn(page, '/blog/embedded-finance', 'A till, seen from behind');
});
