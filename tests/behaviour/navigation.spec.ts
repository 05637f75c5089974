import { expect, type Page, test } from '@playwright/test';
import { anyScript, holdBack } from './page-script.ts';

// https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
const button = (page: Page) => page.getByRole('button', { name: 'Solutions', exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const first = (page: Page) => menu(page).getByRole('link', { name: /^Merchant services/ });
const last = (page: Page) => menu(page).getByRole('link', { name: /^All solutions/ });

test('the solutions open and close under one button, by keys and by mouse, and close on Escape, by a click beside them and when Tab goes on to the page', async ({
  page,
}) => {
  await page.goto('/cash-discount');
  await expect(first(page)).toBeHidden();
  for (const key of ['Enter', 'Space']) {
    await button(page).press(key);
    await expect(first(page)).toBeVisible();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press(key);
    await expect(first(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  }
  await button(page).click();
  await last(page).focus();
  await page.keyboard.press('Escape');
  await expect(first(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await button(page).click();
  await expect(first(page)).toBeVisible();
  const chevron = button(page).locator('svg');
  await expect(chevron).toHaveCSS('rotate', '180deg');
  await page.mouse.click(20, 600);
  await expect(first(page)).toBeHidden();
  await expect(chevron).toHaveCSS('rotate', 'none');

  await button(page).press('Enter');
  await page.keyboard.press('Tab');
  await expect(first(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button(page)).toBeFocused();
  await expect(first(page)).toBeVisible();
  await last(page).focus();
  await expect(last(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: 'Industries' })).toBeFocused();
  await expect(first(page)).toBeHidden();
});

test('a visitor quicker than the script finds the menu closed as well, once the script has come', async ({ page }) => {
  const release = await holdBack(page, anyScript);
  await page.goto('/cash-discount', { waitUntil: 'commit' });
  await button(page).press('Enter');
  await last(page).focus();
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: 'Industries' })).toBeFocused();
  await expect(first(page)).toBeVisible();
  release();
  await expect(first(page)).toBeHidden();
});

test('a menu that was open when the layout changes is closed; that of a phone closes on Escape and when the focus leaves it', async ({
  page,
}) => {
  await page.goto('/cash-discount');
  await button(page).press('Enter');
  await expect(first(page)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(first(page)).toBeHidden();
  const toggle = page.getByRole('button', { name: 'Menu' });
  await toggle.press('Enter');
  await expect(first(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await toggle.press('Enter');
  await menu(page).getByRole('link', { name: 'Contact' }).focus();
  await page.keyboard.press('Tab');
  await expect(first(page)).toBeHidden();

  await toggle.press('Enter');
  await expect(first(page)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(first(page)).toBeHidden();
  await expect(button(page)).toBeInViewport();
});

test('the page shown is marked in the menu', async ({ page }) => {
  await page.goto('/about');
  await expect(menu(page).getByRole('link', { name: 'About' })).toHaveCSS('text-decoration-line', 'underline');
  await expect(menu(page).getByRole('link', { name: 'Contact' })).toHaveCSS('text-decoration-line', 'none');
});
