import { expect, type Page, test } from '@playwright/test';
import { alive, dialog, opener } from './lead-form.ts';
import { anyScript, awake, holdBack } from './page-script.ts';

// https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
const focusIsInside = (page: Page) =>
  dialog(page).evaluate(
    (element) => element.contains(document.activeElement) || document.activeElement === document.body,
  );

test('Enter and Space open the dialog and put the focus in it; Escape, Cancel, the close icon and a click beside it bring it back; Tab stays inside in either direction', async ({
  page,
}) => {
  await page.goto('/');
  // Where `closedby` is not known, the page's script closes it at a click beside it.
  await awake(page);
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog(page).getByRole('button', { name: 'Cancel' }).press('Enter'),
    () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(3, 3),
  ];
  for (const close of ways) {
    await opener(page).press('Space');
    await expect(dialog(page)).toBeVisible();
    await expect.poll(() => dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }

  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  // What the browser makes modal, it makes everything else inert, for assistive technology too.
  expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);

  await dialog(page).getByRole('button', { name: 'Close' }).focus();
  for (const label of ['Name', 'Email', 'Company size', 'Your position']) {
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByLabel(label)).toBeFocused();
  }
  for (const [end, key] of [
    ['Submit', 'Tab'],
    ['Close', 'Shift+Tab'],
  ] as const) {
    await dialog(page).getByRole('button', { name: end }).focus();
    for (let step = 0; step < 3; step += 1) {
      await page.keyboard.press(key);
      expect(await focusIsInside(page)).toBe(true);
    }
  }
});

test('it opens and closes in a browser that knows neither `command` nor `closedby`, before any script of a file has come', async ({
  page,
}) => {
  // As Safari before 26.2.
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
    addEventListener('command', (event) => event.preventDefault(), true);
    addEventListener('DOMContentLoaded', () => document.querySelector('dialog')?.removeAttribute('closedby'));
  });
  const release = await holdBack(page, anyScript);
  await page.goto('/', { waitUntil: 'commit' });
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  await opener(page).click();
  release();
  await expect(alive(page)).toBeVisible();

  // A selection that is dragged beyond the edge ends in a click there.
  await dialog(page).getByRole('heading', { name: 'Let’s Connect' }).hover();
  await page.mouse.down();
  await page.mouse.move(3, 3);
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(3, 3);
  await expect(dialog(page)).toBeHidden();
  for (const name of ['Cancel', 'Close']) {
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('button', { name }).click();
    await expect(dialog(page)).toBeHidden();
  }
});
