import { expect, test } from '@playwright/test';
import { brand } from '../../src/brand.ts';
import { expectFields, field, mailClient, send, toast, type, typed } from './contact-form.ts';

test.describe('after sending', () => {
  test.beforeEach(async ({ page }) => {
    await mailClient(page);
    await page.goto('/contact');
    await type(page);
    await send(page).click();
    await expect(toast(page)).toBeVisible();
  });

  test('Restore brings every field back, for this page and the next', async ({ page }) => {
    await page.getByRole('button', { name: 'Restore' }).click();
    await expectFields(page, typed);
    await expect(toast(page)).toBeHidden();
    await page.reload();
    await expectFields(page, typed);
  });

  test('Copy message copies all of it', async ({ page, context, browserName }) => {
    // Chromium's build for tests asks for what a click of a visitor allows.
    if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy message' }).click();
    await expect(toast(page)).not.toHaveText('Opening email client...');
    await field(page, 'Message').focus();
    await page.keyboard.press('ControlOrMeta+V');
    for (const value of [brand.mailboxes.sales, ...Object.values(typed)]) {
      await expect(field(page, 'Message')).toHaveValue(new RegExp(RegExp.escape(value)));
    }
  });

  test('a message waits through a visit to another page, and so does the one before it', async ({ page }) => {
    await type(page, { ...typed, Message: 'And another thing' });
    await send(page).click();
    await expect(field(page, 'Message')).toHaveValue('');
    await page.goto('/about');
    await page.goto('/contact');
    await field(page, 'Full name').focus();
    const again = page.getByRole('button', { name: 'Bring my message back' });
    await again.click();
    await expectFields(page, { ...typed, Message: 'And another thing' });
    await again.click();
    await expectFields(page, typed);
  });

  test('the toast covers neither the way back nor the focus, and closes on Escape', async ({ page }) => {
    const again = page.getByRole('button', { name: 'Bring my message back' });
    await expect
      .poll(async () => {
        const [button, words] = await Promise.all([again.boundingBox(), toast(page).boundingBox()]);
        return button && words && (button.y + button.height <= words.y || button.x >= words.x + words.width);
      })
      .toBe(true);
    await page.keyboard.press('Escape');
    await expect(toast(page)).toBeHidden();
  });

  test('dismissing the toast gives the focus back', async ({ page }) => {
    await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
    await expect(send(page)).toBeFocused();
  });

  test('a dismissed toast does not take the message with it', async ({ page }) => {
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast(page)).toBeHidden();
    await page.getByRole('button', { name: 'Bring my message back' }).click();
    await expectFields(page, typed);
  });

  test('what was typed since is not lost by restoring', async ({ page }) => {
    await field(page, 'Message').fill('A second thought');
    await page.getByRole('button', { name: 'Restore' }).click();
    await expectFields(page, typed);
    await page.getByRole('button', { name: 'Bring my message back' }).click();
    await expect(field(page, 'Message')).toHaveValue('A second thought');
  });
});
