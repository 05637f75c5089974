import { expect, type Page, test } from '@playwright/test';

// https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Get Started' });
const dialog = (page: Page) => page.getByRole('dialog', { name: "Let's Connect" });
const focusIsInside = (page: Page) =>
  dialog(page).evaluate(
    (element) => element.contains(document.activeElement) || document.activeElement === document.body,
  );

test.beforeEach(({ page }) => page.goto('/'));

for (const key of ['Enter', 'Space']) {
  test(`${key} opens the dialog and puts the focus in it; Escape brings the focus back`, async ({ page }) => {
    await opener(page).focus();
    await page.keyboard.press(key);
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
}

for (const name of ['Close', 'Cancel']) {
  test(`${name} closes it by keyboard and brings the focus back`, async ({ page }) => {
    await opener(page).press('Enter');
    await dialog(page).getByRole('button', { name }).press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
}

test('Tab passes every control in order and never reaches the page behind, in either direction', async ({ page }) => {
  await opener(page).press('Enter');
  await dialog(page).getByRole('button', { name: 'Close' }).focus();
  const fields = ['Name', 'Email', 'Company size', 'Your position'];
  for (const label of fields) {
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByLabel(label)).toBeFocused();
  }
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press(key);
      expect(await focusIsInside(page)).toBe(true);
    }
  }
});

test('the page behind is out of reach for assistive technology too', async ({ page }) => {
  await opener(page).press('Enter');
  // What the browser makes modal, it makes everything else inert.
  expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
});
