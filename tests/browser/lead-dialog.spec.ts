import { type ConsoleMessage, expect, test } from '@playwright/test';
import { companySizes, positions, services } from '../../contracts/lead.ts';
import { pagePaths } from '../../harness/pages.ts';
import { alive, dialog, fill, opener } from './lead-form.ts';

test.describe('opening and closing', () => {
  for (const path of pagePaths) {
    test(`${path} opens the dialog from its Get Started buttons`, async ({ page }) => {
      await page.goto(path);
      const buttons = page.getByRole('button', { name: /^(Get started|Get Started|Stay Updated)/ });
      await expect(buttons.first()).toBeVisible();
      for (const button of await buttons.all()) {
        if (!(await button.isVisible())) continue;
        await button.click();
        await expect(dialog(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toBeHidden();
        await expect(button).toBeFocused();
      }
    });
  }

  test('closes by Cancel, by the close icon and by a click on the backdrop', async ({ page }) => {
    await page.goto('/');
    const ways = [
      () => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
      () => dialog(page).getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(3, 3),
    ];
    for (const close of ways) {
      await opener(page).click();
      await expect(dialog(page)).toBeVisible();
      await close();
      await expect(dialog(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    }
  });
});

test.describe('the form', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await opener(page).click();
  });

  test('asks for what the specification lists', async ({ page }) => {
    const form = dialog(page);
    for (const [field, options] of [
      ['Company size', companySizes],
      ['Your position', positions],
    ] as const) {
      const labels = await form.getByLabel(field).locator('option:not([disabled])').allTextContents();
      expect(labels).toEqual(options.map(({ label }) => label));
    }
    for (const service of services) await expect(form.getByRole('checkbox', { name: service })).not.toBeChecked();
    await expect(form.getByLabel('Name')).toHaveAttribute('maxlength', '100');
    await expect(form.getByLabel('Email')).toHaveAttribute('maxlength', '254');
    await expect(form.getByLabel('Notes')).toHaveAttribute('maxlength', '2000');
  });

  test('warns while no service is selected, and a submit says so aloud and moves to the services', async ({ page }) => {
    const form = dialog(page);
    const warning = form.getByRole('group', { name: /Services/ }).getByText('Please select at least one service');
    await expect(warning).toBeVisible();
    await fill(page);
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(form.getByRole('alert')).toHaveText('Please select at least one service');
    await expect(form.getByRole('group', { name: /Services/ })).toBeFocused();
    await expect(form).toBeVisible();
    await form.getByRole('checkbox', { name: 'Point of Sale Systems' }).check();
    await expect(warning).toBeHidden();
    await expect(form.getByRole('alert')).toHaveText('');
  });

  test('a service that a button ticks takes the complaint about none away', async ({ page }) => {
    await page.goto('/solutions');
    await opener(page).click();
    await fill(page);
    await dialog(page).getByRole('button', { name: 'Submit' }).click();
    await expect(dialog(page).getByRole('alert')).toHaveText('Please select at least one service');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Stay Updated' }).first().click();
    await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(1);
    await expect(dialog(page).getByRole('alert')).toHaveText('');
  });

  test('stays open while a required field is missing or an address is no address', async ({ page }) => {
    const form = dialog(page);
    await fill(page);
    await form.getByRole('checkbox', { name: 'Credit Card Processing' }).check();
    for (const [field, value] of [
      ['Name', ''],
      ['Name', '   '],
      ['Email', 'nobody'],
    ] as const) {
      const before = await form.getByLabel(field).inputValue();
      // Firefox's own protocol appends; a field is cleared before it is filled anew.
      await form.getByLabel(field).clear();
      await form.getByLabel(field).fill(value);
      await form.getByRole('button', { name: 'Submit' }).click();
      await expect(form).toBeVisible();
      await form.getByLabel(field).clear();
      await form.getByLabel(field).fill(before);
    }
  });

  test('writes one object to the console, closes, sends nothing and keeps the values', async ({
    page,
    browserName,
  }) => {
    const form = dialog(page);
    await fill(page);
    await form.getByRole('checkbox', { name: 'Point of Sale Systems' }).check();
    await form.getByRole('checkbox', { name: 'Credit Card Processing' }).check();
    await form.getByLabel('Notes').fill('Two counters.\nOne van.');
    await expect(alive(page)).toBeVisible();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const logged = page.waitForEvent('console', (message: ConsoleMessage) => message.type() === 'log');
    await form.getByRole('button', { name: 'Submit' }).click();
    const message = await logged;
    expect(message.args()).toHaveLength(1);
    if (browserName === 'chromium') {
      expect(await message.args()[0]?.jsonValue()).toEqual({
        name: 'Ada Ortiz',
        email: 'ada@bakery.example',
        companySize: 'small',
        position: 'owner',
        services: ['Credit Card Processing', 'Point of Sale Systems'],
        notes: 'Two counters.\nOne van.',
      });
    }
    await expect(form).toBeHidden();
    expect(requests).toEqual([]);
    await opener(page).click();
    await expect(form.getByLabel('Name')).toHaveValue('Ada Ortiz');
    await expect(form.getByRole('checkbox', { name: 'Point of Sale Systems' })).toBeChecked();
  });
});
