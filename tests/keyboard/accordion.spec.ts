import { expect, type Page, test } from '@playwright/test';

// https://www.w3.org/WAI/ARIA/apg/patterns/accordion/
const entry = (page: Page, index: number) => page.getByRole('main').locator('details').nth(index);
const header = (page: Page, index: number) => entry(page, index).locator('summary');
const openOnes = (page: Page) => page.getByRole('main').locator('details[open]');

test.beforeEach(({ page }) => page.goto('/industries-served'));

test('every header holds a heading and nothing else to operate', async ({ page }) => {
  for (const summary of await page.getByRole('main').locator('summary').all()) {
    await expect(summary.getByRole('heading')).toHaveCount(1);
    await expect(summary.locator('a, button, input')).toHaveCount(0);
  }
});

for (const key of ['Enter', 'Space']) {
  test(`${key} opens the entry, closes the one open before, and closes it again; the focus stays`, async ({ page }) => {
    for (const index of [2, 4]) {
      await header(page, index).press(key);
      await expect(entry(page, index)).toHaveAttribute('open');
      await expect(openOnes(page)).toHaveCount(1);
      await expect(header(page, index)).toBeFocused();
    }
    await header(page, 4).press(key);
    await expect(openOnes(page)).toHaveCount(0);
    await expect(header(page, 4)).toBeFocused();
  });
}

test('Tab goes from header to header while all are closed, and through an open entry', async ({ page }) => {
  await header(page, 0).focus();
  await page.keyboard.press('Tab');
  await expect(header(page, 1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entry(page, 1).getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(entry(page, 1).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(header(page, 0)).toBeFocused();
});

for (const width of [390, 1440]) {
  test(`a title stays where it was clicked, though the entry above it closes, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await header(page, 0).click();
    await expect(entry(page, 0)).toHaveAttribute('open');
    await header(page, 1).scrollIntoViewIfNeeded();
    const top = () => header(page, 1).evaluate((title) => title.getBoundingClientRect().top);
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    const before = await top();
    await header(page, 1).click();
    await expect(openOnes(page)).toHaveCount(1);
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
  });
}

test('a link to an entry leaves its title in view, though another closes', async ({ page }) => {
  const inUse = page.waitForResponse(/all\.client/);
  await header(page, 0).hover();
  await inUse;
  await header(page, 0).click();
  await expect(entry(page, 0)).toHaveAttribute('open');
  await page.evaluate(() => location.assign('#e-commerce'));
  await expect(entry(page, 2)).toHaveAttribute('open');
  await expect(entry(page, 0)).not.toHaveAttribute('open');
  await expect(header(page, 2)).toBeInViewport({ ratio: 1 });
});
