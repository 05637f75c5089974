import { expect, type Page, test } from '@playwright/test';
import { laidOut } from '../../harness/laid-out.ts';
import { missingPaths, pagePaths } from '../../harness/pages.ts';
import { dialog, opener } from '../behaviour/lead-form.ts';
import { mailClient } from '../behaviour/mail-client.ts';
import { smallTargets } from './small-targets.ts';
import { violations } from './violations.ts';

const desktop = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };

test.use({ reducedMotion: 'reduce', viewport: desktop });

/** Opens a page, to be judged once all of it is laid out. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await laidOut(page);
}

/**
 * What axe objects to on the page as it stands, and what is too small for a finger: in the light, and in the dark, there on a
 * phone unless told otherwise.
 */
async function objections(page: Page, inTheDark = phone): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = [...(await violations(page)), ...(await page.evaluate(smallTargets))];
  await page.setViewportSize(inTheDark);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = [...(await violations(page)), ...(await page.evaluate(smallTargets))];
  return [...light, ...dark.map((objection) => `in the dark: ${objection}`)];
}

for (const path of [...pagePaths, ...missingPaths]) {
  test(`${path} has nothing that axe objects to or that is too small, all answers open`, async ({ page }) => {
    await visit(page, path);
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
  await visit(page, '/');
  await opener(page).click();
  await dialog(page).getByRole('checkbox').first().check();
  await dialog(page).getByRole('button', { name: 'Submit' }).click();
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  expect(await objections(page)).toEqual([]);
});

for (const [name, viewport] of [
  ['Solutions', desktop],
  ['Menu', phone],
] as const) {
  test(`nor has the open menu of ${name}, of which assistive technology hears that it is open`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await visit(page, '/cash-discount');
    const session = await page.context().newCDPSession(page);
    const isExpanded = async () => {
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      const button = nodes.find((node) => node.role?.value === 'button' && node.name?.value === name);
      return button?.properties?.find((property) => property.name === 'expanded')?.value.value;
    };
    expect(await isExpanded()).toBe(false);
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cash discount/ })).toBeVisible();
    expect(await isExpanded()).toBe(true);
    expect(await objections(page, viewport)).toEqual([]);
  });
}

test('nor has the toast with its actions', async ({ page }) => {
  await mailClient(page);
  await visit(page, '/contact');
  const form = page.getByRole('form', { name: 'Contact form' });
  await form.getByLabel('Full name').fill('Ada');
  await form.getByLabel('Email').fill('ada@mill.example');
  await form.getByLabel('Message').fill('Hello');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  expect(await objections(page)).toEqual([]);
});
