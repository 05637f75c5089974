import { expect, type Page, test } from '@playwright/test';
import { dialog, fill, opener } from '../behaviour/lead-form.ts';

const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });
const inMenu = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('link', { name });

test('the menu closes by its own button, on Escape, by a tap beside it and on one of its links, and is closed on the way back', async ({
  page,
}) => {
  await page.goto('/');
  const ways = [() => toggle(page).tap(), () => page.keyboard.press('Escape'), () => page.touchscreen.tap(20, 830)];
  for (const close of ways) {
    await toggle(page).tap();
    await expect(inMenu(page, 'Industries')).toBeVisible();
    await expect(inMenu(page, /^Gateway services/), 'the solutions stand open in it').toBeVisible();
    await close();
    await expect(inMenu(page, 'Industries')).toBeHidden();
  }
  await toggle(page).tap();
  await inMenu(page, 'Contact').tap();
  await expect(page).toHaveURL('/contact');
  await expect(inMenu(page, 'Industries')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(inMenu(page, 'Industries')).toBeHidden();
});

test('the lead dialog, a calculator, an answer and a slide follow the finger', async ({ page }) => {
  await page.goto('/cash-discount');
  await opener(page).tap();
  await fill(page);
  await dialog(page).getByText('Point of Sale Systems').tap();
  await dialog(page).getByRole('button', { name: 'Submit' }).tap();
  await expect(dialog(page)).toBeHidden();

  const savings = page.getByRole('group', { name: 'Savings calculator' });
  await savings.getByRole('textbox', { name: 'Card volume' }).tap();
  await savings.getByRole('textbox', { name: 'Card volume' }).fill('10,000');
  await expect(savings.locator('dd').first()).toHaveText('$10,000');
  const entry = page.getByRole('main').locator('details').first();
  await entry.locator('summary').tap();
  await expect(entry).toHaveAttribute('open');
  await page.goto('/merchant-services');
  const carousel = page.locator('[aria-roledescription=carousel]').first();
  await carousel.getByRole('button', { name: 'Next slides' }).tap();
  await expect(carousel.locator('[data-words]')).toHaveText(/^2 of/);
});
