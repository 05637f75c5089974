import { expect, type Page, test } from '@playwright/test';
import { missingPaths, pagePaths } from '../../harness/pages.ts';
import { violations } from './violations.ts';

/** The ways a page may be drawn; each is looked at without loading the page again. */
const looks = [
  { look: 'light', media: { colorScheme: 'light', forcedColors: 'none' } },
  { look: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' } },
  { look: 'forced colours', media: { colorScheme: 'dark', forcedColors: 'active' } },
] as const;

/** What axe objects to in any of the looks, in a form that says where. */
async function objections(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { look, media } of looks) {
    await page.emulateMedia(media);
    // Forced colours are the visitor's own, and axe reads the page's: it asks for -webkit-text-fill-color.
    const inThisLook = await violations(page, { contrast: media.forcedColors === 'none' });
    found.push(...inThisLook.map((violation) => `${look}: ${violation}`));
  }
  return found;
}

test.use({ reducedMotion: 'reduce' });

for (const path of [...pagePaths, ...missingPaths]) {
  test(`${path} has nothing that axe objects to, all answers open`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => {
      for (const entry of document.querySelectorAll('details')) {
        // Entries of one name would close one another.
        entry.removeAttribute('name');
        entry.open = true;
      }
    });
    expect(await objections(page)).toEqual([]);
  });
}

test('nor has the open dialog, asked to submit nothing', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  expect(await objections(page)).toEqual([]);
});

test('nor has the open menu', async ({ page, viewport }) => {
  await page.goto('/cash-discount');
  const isPhone = (viewport?.width ?? 0) < 1024;
  await page.getByRole('button', isPhone ? { name: 'Menu' } : { name: 'Solutions', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cash discount/ })).toBeVisible();
  expect(await objections(page)).toEqual([]);
});

test('nor has an accordion with one answer open', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('main').locator('summary').nth(1).click();
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1);
  expect(await objections(page)).toEqual([]);
});

test('nor has the toast with its actions', async ({ page }) => {
  // Keeps the machine’s own mail client shut.
  await page.addInitScript(() => {
    addEventListener('click', (event) => {
      if (event.target instanceof HTMLAnchorElement && event.target.protocol === 'mailto:') event.preventDefault();
    });
  });
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Contact form' });
  await form.getByLabel('Full name').fill('Ada');
  await form.getByLabel('Email').fill('ada@mill.example');
  await form.getByLabel('Message').fill('Hello');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  expect(await objections(page)).toEqual([]);
});
