import { type ConsoleMessage, expect, test } from '@playwright/test';
import { awake } from './awake.ts';
import { holdBack } from './hold-back.ts';
import { alive, dialog, fill, opener } from './lead-form.ts';

// Nothing typed or clicked is lost, whenever the script of the form comes.
test('closing and opening again keeps what was typed', async ({ page }) => {
  await page.goto('/');
  await opener(page).click();
  await dialog(page).getByLabel('Notes').fill('Half a sentence');
  await page.keyboard.press('Escape');
  await opener(page).click();
  await expect(dialog(page).getByLabel('Notes')).toHaveValue('Half a sentence');
});

test('text typed before the form is alive is there afterwards', async ({ page }) => {
  const release = await holdBack(page, /LeadForm|client\./);
  await page.goto('/');
  await opener(page).click();
  await fill(page);
  await dialog(page).getByRole('checkbox', { name: 'Mobile Payment Processing' }).check();
  const loaded = page.waitForResponse(/client\./);
  release();
  await loaded;
  await expect(alive(page)).toBeVisible();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Ada Ortiz');
  await expect(dialog(page).getByLabel('Company size')).toHaveValue('small');
  await expect(dialog(page).getByRole('checkbox', { name: 'Mobile Payment Processing' })).toBeChecked();
});

test('a submit before the form is alive is done once it is', async ({ page }) => {
  const release = await holdBack(page, /_astro\/.*\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  await opener(page).click();
  await fill(page);
  await dialog(page).getByRole('checkbox', { name: 'Mobile Payment Processing' }).check();
  await dialog(page).getByRole('button', { name: 'Submit' }).click();
  await expect(dialog(page)).toBeVisible();
  const logged = page.waitForEvent('console', (message: ConsoleMessage) => message.type() === 'log');
  release();
  await logged;
  await expect(dialog(page)).toBeHidden();
});

test('a submit that was cancelled before the form is alive is not done', async ({ page }) => {
  const release = await holdBack(page, /LeadForm|client\./);
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'log' && logged.push(message.text()));
  await page.goto('/');
  await opener(page).click();
  await fill(page);
  await dialog(page).getByRole('checkbox', { name: 'Point of Sale Systems' }).check();
  await dialog(page).getByRole('button', { name: 'Submit' }).click();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  release();
  await opener(page).click();
  await expect(alive(page)).toBeVisible();
  expect(logged).toEqual([]);
});

test('a button that names a service has it ticked, though it was clicked before the page’s script came', async ({
  page,
}) => {
  const release = await holdBack(page, /_astro\/page\..*\.js/);
  await page.goto('/solutions', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Stay Updated' }).first().click();
  release();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(1);
});

test('the dialog opens before any script has come', async ({ page }) => {
  await page.route(/_astro\/.*\.js/, () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
});

test('moving to another page and back in the same tab keeps it', async ({ page }) => {
  await page.goto('/');
  await awake(page);
  await opener(page).click();
  await fill(page);
  await dialog(page).getByRole('checkbox', { name: 'Mobile Payment Processing' }).check();
  await page.goto('/about');
  await opener(page).click();
  await expect(dialog(page).getByLabel('Email')).toHaveValue('ada@bakery.example');
  await expect(dialog(page).getByLabel('Your position')).toHaveValue('owner');
  await page.goto('/');
  await opener(page).click();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Ada Ortiz');
  await expect(dialog(page).getByRole('checkbox', { name: 'Mobile Payment Processing' })).toBeChecked();
});

test('when its script cannot come, the dialog shows the way that needs none', async ({ page }) => {
  await page.route(/LeadForm/, (route) => route.abort());
  await page.goto('/');
  await opener(page).click();
  await expect(dialog(page).getByRole('link', { name: /contact page/ })).toBeVisible();
});
