import { expect, test } from '@playwright/test';
import { pagePaths } from '../../harness/pages.ts';
import { keepWhole } from '../../src/lib/typography.ts';
import { dialog, opener } from '../behaviour/lead-form.ts';

for (const path of pagePaths) {
  test(`${path} is whole: its words are there to read`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(200);
  });
}

test('the lead dialog opens, closes by its buttons, and points to the contact page; the solutions open, and so does the menu of a phone', async ({
  page,
}) => {
  await page.goto('/');
  for (const name of ['Cancel', 'Close']) {
    await opener(page).click();
    await dialog(page).getByRole('button', { name }).click();
    await expect(dialog(page)).toBeHidden();
  }
  await page.getByRole('button', { name: 'Solutions', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Gateway services/ })).toBeVisible();
  await opener(page).click();
  await expect(dialog(page).getByRole('button', { name: 'Submit' })).toBeHidden();
  await dialog(page)
    .getByRole('link', { name: /contact page/ })
    .click();
  await expect(page).toHaveURL('/contact');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Industries' }).click();
  await expect(page).toHaveURL('/industries-served');
});

test('the contact form says what happens, and its questions open and close', async ({ page }) => {
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Contact form' });
  await expect(form.getByText('Without JavaScript')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Send message' })).toBeVisible();
  const question = page.getByRole('main').getByRole('heading', { level: 3 }).last();
  const answer = page.getByRole('main').getByRole('group').last().getByRole('paragraph');
  await expect(answer).toBeHidden();
  await question.click();
  await expect(answer).toBeVisible();
  await question.click();
  await expect(answer).toBeHidden();
});

test('the receipt is whole, its fields are a form whose answer is this page, and they say that working out takes a script', async ({
  page,
}) => {
  await page.goto('/');
  const terminal = page.getByRole('form', { name: 'Your own figures' });
  const printed = page.getByRole('main').locator('dd');
  await expect(printed).toContainText(['3.5%', '$875', '$728.16', '$146.84', '$10,500', '$24.72', '$24.00']);
  await expect(terminal.getByText('takes JavaScript')).toBeVisible();
  await expect(terminal.getByRole('button', { name: 'Copy link' })).toBeHidden();
  await terminal.getByRole('textbox', { name: 'Card sales a month' }).fill('40000');
  await terminal.getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveURL(/\/\?sales=40000&fees=875&difference=3$/);
  await expect(printed.nth(1)).toHaveText('$875');
  const paper = page.getByRole('checkbox', { name: 'Show running receipt' });
  const line = page.getByText('Still paid, a year', { exact: true });
  await expect(line).toBeVisible();
  await paper.uncheck();
  await expect(line).toBeHidden();
  await paper.check();
  await expect(line).toBeVisible();
});

test('the calculators show a worked example, and no field that would do nothing', async ({ page }) => {
  await page.goto('/cash-discount');
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(main.getByRole('slider')).toHaveCount(0);
  const savings = page.getByRole('group', { name: 'Savings calculator' });
  await expect(savings.locator('dd')).toContainText(['$25,000', '× 3.5%', '$875', '$10,500', '$728.16']);
  await expect(main.getByText('Twelve months like this one.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Dual price demo' }).locator('dd').first()).toHaveText('103.00');
  await expect(
    page.getByRole('group', { name: 'Statement check' }).getByText(keepWhole('Within the 2.5–4%')),
  ).toBeVisible();
});
