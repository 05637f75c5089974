import { expect, test } from '@playwright/test';
import { brand } from '../../src/brand.ts';

test('the contact form opens the email client by itself, and says what happens', async ({ page }) => {
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Contact form' });
  await expect(form).toHaveAttribute('action', new RegExp(`^mailto:${brand.mailboxes.sales}\\?subject=`));
  await expect(form).toHaveAttribute('method', 'post');
  await expect(form).toHaveAttribute('enctype', 'text/plain');
  await expect(form.getByText('Without JavaScript')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Send message' })).toBeVisible();
});

test('its fields stand in the order of the email, under their own names', async ({ page }) => {
  await page.goto('/contact');
  const names = await page
    .getByRole('form', { name: 'Contact form' })
    .getByRole('textbox')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
  expect(names).toEqual(['fullName', 'email', 'phone', 'company', 'message']);
});

test('its questions open and close', async ({ page }) => {
  await page.goto('/contact');
  const question = page.getByRole('main').getByRole('heading', { level: 3 }).last();
  const answer = page.getByRole('main').getByRole('group').last().getByRole('paragraph');
  await expect(answer).toBeHidden();
  await question.click();
  await expect(answer).toBeVisible();
  await question.click();
  await expect(answer).toBeHidden();
});
