import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { choosePhoto, openForm, seePhoto } from './clicks.ts';
import { contentsOf, editedSite, save } from './edited-site.ts';

const edited = editedSite();

test('a photo put in the place of a drawing by clicks lies beside the words and stands on the page, and one that is too small is refused', async ({
  page,
}) => {
  // The first page that is seen reads all content.
  test.slow();
  const before = contentsOf(edited.site);
  await openForm(page, edited.url, 'Gateway services');
  const art = page.getByRole('group', { name: 'Hero' }).getByRole('group', { name: 'Art' });
  await choosePhoto(art, 'small.jpg', 320);
  await expect(art.getByText('“small.jpg” is too small, 320 × 160 pixels')).toBeVisible();
  expect(existsSync(join(edited.site.root, 'src/site/gateway-services/small.jpg'))).toBe(false);

  await choosePhoto(art, 'The till.jpg', 900);
  await expect(art.getByRole('textbox', { name: 'File' })).toHaveValue('./The till.jpg');
  await art.getByRole('combobox', { name: 'Scene' }).fill('');
  await art.getByRole('textbox', { name: 'Alt' }).fill('A till on a counter');
  await save(page);
  await expect(page.getByText('Unsaved')).toHaveCount(0);
  const file = 'site/gateway-services/page.yaml';
  const shown = '    alt: "A till on a counter"\n    file: ./The till.jpg\n';
  const changed = before[file]?.replace(/(?<=^ {2}art:\n)(?: {4}.*\n)+/m, shown);
  expect(contentsOf(edited.site)).toEqual({ ...before, [file]: changed });
  await page.goto(`${edited.url}/gateway-services`);
  await seePhoto(page, 'A till on a counter');
});
