import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { copyRepository, type RepositoryCopy } from '../../harness/repository-copy.ts';
import { type DevServer, serveDev } from '../../harness/serve-dev.ts';

let site: RepositoryCopy;
let dev: DevServer;

test.beforeAll(async () => {
  site = copyRepository();
  dev = await serveDev(site.root, '--config', 'editor/astro.config.ts');
});
test.afterAll(() => {
  dev.stop();
  site.remove();
});

/** A photo of so many pixels, as it is chosen from the computer. */
const photo = async (name: string, width: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height: width / 2, channels: 3, background: '#7a9e9f' } })
    .jpeg()
    .toBuffer(),
});

test('a photo put in the place of a drawing by clicks lies beside the words and stands on the page, and one that is too small is refused', async ({
  page,
}) => {
  // The site is first seen in it, and reads all its content.
  test.slow();
  const words = join(site.root, 'src/site/gateway-services/page.yaml');
  const before = readFileSync(words, 'utf8');
  await page.goto(`${dev.url}/keystatic`);
  await page.getByRole('link', { name: 'Gateway services', exact: true }).first().click();
  const art = page.getByRole('group', { name: 'Hero' }).getByRole('group', { name: 'Art' });
  const chosen = art.getByLabel('File, from this computer');
  await chosen.setInputFiles(await photo('small.jpg', 320));
  await expect(art.getByText('“small.jpg” is too small, 320 × 160 pixels')).toBeVisible();
  expect(existsSync(join(site.root, 'src/site/gateway-services/small.jpg'))).toBe(false);

  await chosen.setInputFiles(await photo('The till.jpg', 900));
  await expect(art.getByRole('textbox', { name: 'File' })).toHaveValue('./The till.jpg');
  await art.getByRole('combobox', { name: 'Scene' }).fill('');
  await art.getByRole('textbox', { name: 'Alt' }).fill('A till on a counter');
  const answered = page.waitForResponse(/\/api\/keystatic\/update$/);
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await answered).status(), await (await answered).text()).toBe(200);
  const artInHero = /(?<=^ {2}art:\n)(?: {4}.*\n)+/m;
  const after = readFileSync(words, 'utf8');
  expect(after).toContain('    alt: "A till on a counter"\n    file: ./The till.jpg\n');
  expect(after.replace(artInHero, '')).toBe(before.replace(artInHero, ''));

  await page.goto(`${dev.url}/gateway-services`);
  const shown = page.getByRole('main').getByRole('img', { name: 'A till on a counter' });
  await expect(shown).toBeVisible();
  await expect
    .poll(() => shown.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0 && img.currentSrc))
    .toMatch(/\/art\/gateway-services\/the-till-800\.\w+\.avif$/);
});
