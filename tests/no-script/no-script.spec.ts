import { expect, test } from '@playwright/test';
import { pagePaths } from '../../harness/pages.ts';

test.describe('without JavaScript', () => {
  for (const path of pagePaths) {
    test(`${path} is whole: its words are there, and nothing waits for a script`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(400);
    });
  }

  test('the lead dialog opens, and points to the contact page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
    const dialog = page.getByRole('dialog', { name: "Let's Connect" });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Submit' })).toBeHidden();
    await dialog.getByRole('link', { name: /contact page/ }).click();
    await expect(page).toHaveURL('/contact');
  });

  test('the dialog closes by its buttons', async ({ page }) => {
    await page.goto('/');
    const dialog = page.getByRole('dialog', { name: "Let's Connect" });
    for (const name of ['Cancel', 'Close']) {
      await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
      await dialog.getByRole('button', { name }).click();
      await expect(dialog).toBeHidden();
    }
  });

  test('the solutions open, and so does the menu of a phone', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Solutions', exact: true }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Gateway services/ })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
  });
});
