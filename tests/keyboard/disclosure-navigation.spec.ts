import { expect, type Page, test } from '@playwright/test';
import { holdBack } from '../browser/hold-back.ts';

// https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
const button = (page: Page) => page.getByRole('button', { name: 'Solutions', exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const first = (page: Page) => menu(page).getByRole('link', { name: /^Merchant services/ });
const last = (page: Page) => menu(page).getByRole('link', { name: /^All solutions/ });

test.beforeEach(({ page }) => page.goto('/cash-discount'));

for (const key of ['Enter', 'Space']) {
  test(`${key} opens and closes the solutions; the focus stays on the button`, async ({ page }) => {
    await button(page).press(key);
    await expect(first(page)).toBeVisible();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press(key);
    await expect(first(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });
}

test('Tab goes through the links in order, and on to the page; then the menu is closed', async ({ page }) => {
  await button(page).press('Enter');
  await page.keyboard.press('Tab');
  await expect(first(page)).toBeFocused();
  await last(page).focus();
  await expect(last(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: 'Industries' })).toBeFocused();
  await expect(first(page)).toBeHidden();
});

test('a visitor quicker than the script finds the menu closed as well, once the script has come', async ({ page }) => {
  const release = await holdBack(page, /_astro\/page\..*\.js/);
  await page.reload({ waitUntil: 'commit' });
  await button(page).press('Enter');
  await last(page).focus();
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: 'Industries' })).toBeFocused();
  await expect(first(page)).toBeVisible();
  release();
  await expect(first(page)).toBeHidden();
});

test('Shift+Tab goes back to the button, and the menu stays open', async ({ page }) => {
  await button(page).press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(button(page)).toBeFocused();
  await expect(first(page)).toBeVisible();
});

test('Escape closes it from any of its links and brings the focus back', async ({ page }) => {
  await button(page).press('Enter');
  await last(page).focus();
  await page.keyboard.press('Escape');
  await expect(first(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('a menu that was open when the layout changes is closed', async ({ page }) => {
  await button(page).press('Enter');
  await expect(first(page)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(first(page)).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(first(page)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(first(page)).toBeHidden();
  await expect(button(page)).toBeInViewport();
});

test('the link of the page shown says so, and so does the button above it', async ({ page }) => {
  await expect(button(page)).toHaveAttribute('aria-current', 'true');
  await button(page).press('Enter');
  await expect(menu(page).getByRole('link', { name: /^Cash discount/ })).toHaveAttribute('aria-current', 'page');
  await expect(menu(page).locator('[aria-current=page]')).toHaveCount(1);
});

test('assistive technology hears whether the solutions are open', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium shows its accessibility tree');
  const session = await page.context().newCDPSession(page);
  const expanded = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const found = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Solutions');
    return found?.properties?.find(({ name }) => name === 'expanded')?.value.value;
  };
  expect(await expanded()).toBe(false);
  await button(page).press('Enter');
  expect(await expanded()).toBe(true);
});

test('the menu of a phone opens by keyboard and closes when the focus leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const toggle = page.getByRole('button', { name: 'Menu' });
  await toggle.press('Enter');
  await expect(first(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first(page)).toBeFocused();
  await menu(page).getByRole('link', { name: 'Contact' }).focus();
  await page.keyboard.press('Tab');
  await expect(first(page)).toBeHidden();
});
