import { expect, type Page, test } from '@playwright/test';
import { awake } from './awake.ts';
import { holdBack } from './hold-back.ts';
import { dialog, opener } from './lead-form.ts';

test.beforeEach(({ page }) =>
  // A browser that knows neither `command` nor `closedby`, as Safari before 26.2.
  page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
    addEventListener('command', (event) => event.preventDefault(), true);
    addEventListener('DOMContentLoaded', () => document.querySelector('dialog')?.removeAttribute('closedby'));
  }),
);

async function open(page: Page): Promise<void> {
  await page.goto('/');
  await awake(page);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}

test('the dialog opens, though it was asked for before the script came', async ({ page }) => {
  const release = await holdBack(page, /_astro\/page\..*\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  await opener(page).click();
  await expect(dialog(page)).toBeHidden();
  release();
  await expect(dialog(page)).toBeVisible();
});

test('the dialog closes by its buttons and by a click beside it', async ({ page }) => {
  await open(page);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  await opener(page).click();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  await opener(page).click();
  await page.mouse.click(3, 3);
  await expect(dialog(page)).toBeHidden();
});

test('text that is selected beyond the edge of the dialog does not close it', async ({ page }) => {
  await open(page);
  await dialog(page).getByRole('heading', { name: "Let's Connect" }).hover();
  await page.mouse.down();
  await page.mouse.move(3, 3);
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
});
