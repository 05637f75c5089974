import { expect, type Page, test } from '@playwright/test';
import { articlePath, routes } from '../../src/routes.ts';
import { dialog, fill, opener } from './lead-form.ts';
import { anyScript, awake, holdBack } from './page-script.ts';

const terminal = (page: Page) => page.getByRole('form', { name: 'Your own figures' });
const field = (page: Page, name: string) => terminal(page).getByRole('textbox', { name });
/** A receipt or a sheet of the page, by a line that it has. */
const line = (page: Page, label: string) => page.getByRole('main').locator('dt', { hasText: label }).first();
const value = (page: Page, label: string) => line(page, label).locator('xpath=following-sibling::dd');

test('the terminal prints the example, then the visitor’s own month to the cent, and says aloud what it comes to', async ({
  page,
}) => {
  await page.goto('/');
  for (const [label, printed] of [
    ['Effective rate', '3.5%'],
    ['Card fees a month', '$875'],
    ['Offset at 3%', '$728.16'],
    ['Fees you still pay', '$146.84'],
    ['Fees a year', '$10,500'],
    ['Small sale by card', '$24.72'],
    ['The same in cash', '$24.00'],
  ] as const)
    await expect(value(page, label), label).toHaveText(printed);
  await expect(page.getByText('All of it is offset at 3.63%.').first()).toBeVisible();

  await field(page, 'Card sales a month').fill('40k');
  await field(page, 'Fees last month').fill('1.234,56');
  await expect(value(page, 'Effective rate')).toHaveText('3.09%');
  await expect(value(page, 'Fees a year')).toHaveText('$14,814.72');
  await expect(value(page, 'Offset at 3%')).toHaveText('$1,165.05');
  await expect(value(page, 'Fees you still pay')).toHaveText('$69.51');
  await terminal(page).getByText('How the prices are set').click();
  await field(page, 'Difference you post').fill('3.5');
  await expect(value(page, 'Offset in full')).toHaveText('$1,234.56');
  await expect(value(page, 'The same in cash')).toHaveText('$23.89');
  await expect(terminal(page).getByRole('status')).toHaveText(
    'Effective rate 3.09%. Card fees $14,814.72 a year; $0 a month still to pay.',
  );
  await expect(field(page, 'Fees last month')).toHaveValue('1,234.56');
  await expect(page).toHaveURL('/');
});

test('it says kindly what it takes, and counts the last good number until then', async ({ page }) => {
  await page.goto('/');
  const sales = field(page, 'Card sales a month');
  await sales.fill('a lot');
  await expect(sales).toHaveAccessibleDescription('Type a number, such as 25,000. Until then, $25,000 is counted.');
  await expect(sales).toHaveAttribute('aria-invalid', 'true');
  await expect(value(page, 'Effective rate')).toHaveText('3.5%');
  await sales.fill('0');
  await expect(sales).toHaveAccessibleDescription(/\$1\b/);
  await sales.fill('500');
  await expect(sales).not.toHaveAttribute('aria-invalid');
  const fees = field(page, 'Fees last month');
  await expect(fees).toHaveAccessibleDescription(/are both from the same month/);
  await expect(terminal(page).getByRole('status')).toContainText('are both from the same month');
  await fees.fill('some');
  await page.getByRole('button', { name: 'Back to the example' }).first().click();
  await expect(fees).toHaveValue('875');
  await expect(fees).toHaveAccessibleDescription('');
});

test('what is typed and sent before its script came is not lost', async ({ page }) => {
  const release = await holdBack(page, /own-figures/);
  await page.goto('/', { waitUntil: 'commit' });
  await field(page, 'Card sales a month').fill('10,000');
  await field(page, 'Card sales a month').press('Enter');
  await expect(value(page, 'Effective rate')).toHaveText('3.5%');
  release();
  await expect(value(page, 'Effective rate')).toHaveText('8.75%');
  await expect(page).toHaveURL('/');
});

test('a copied link brings the figures to somebody else, who can go back to the example', async ({ page }) => {
  await page.goto('/');
  await field(page, 'Card sales a month').fill('40000');
  await field(page, 'Fees last month').fill('1200');
  await expect(value(page, 'Effective rate')).toHaveText('3%');
  await expect(page).toHaveURL('/');
  await terminal(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(page).toHaveURL('/?sales=40000&fees=1200');
  await expect(page.locator('#toast')).toContainText(/copied|address bar/);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/?sales=40000&fees=1200&difference=x');
  await expect(field(page, 'Card sales a month')).toHaveValue('40,000');
  await expect(value(page, 'Card fees a month')).toHaveText('$1,200');
  await page.getByRole('button', { name: 'Back to the example' }).first().click();
  await expect(field(page, 'Card sales a month')).toHaveValue('25,000');
  await expect(value(page, 'Card fees a month')).toHaveText('$875');
  await expect(page.getByRole('button', { name: 'Back to the example' })).toHaveCount(0);
});

test('the tab’s figures fill the calculators of other pages, one follows the other, and none is in the address', async ({
  page,
}) => {
  await page.goto('/');
  await field(page, 'Card sales a month').fill('40,000');
  await field(page, 'Fees last month').fill('1,234.56');
  await expect(value(page, 'Fees a year')).toHaveText('$14,814.72');

  await page.goto('/cash-discount');
  const check = page.getByRole('group', { name: 'Statement check' });
  const savings = page.getByRole('group', { name: 'Savings calculator' });
  await expect(check.getByRole('textbox', { name: 'Total fees' })).toHaveValue('1,234.56');
  await expect(savings.locator('dd').first()).toHaveText('$40,000');
  await expect(savings.locator('dd')).toContainText(['× 3.09%', '$1,234.56', '$14,814.72']);
  await check.getByRole('textbox', { name: 'Total fees' }).fill('2,000');
  await expect(savings.getByRole('textbox', { name: 'Effective rate' })).toHaveValue('5');
  await savings.getByRole('textbox', { name: 'Effective rate' }).fill('4');
  await expect(check.getByRole('textbox', { name: 'Total fees' })).toHaveValue('1,600');
  await expect(page).toHaveURL('/cash-discount');

  await page.goto(routes.blog);
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /^Card sales/ }),
  ).toHaveText('Card sales$40,000');

  await page.goto(articlePath('credit-card-processing-fees'));
  await expect(check.getByRole('textbox', { name: 'Card volume' })).toHaveValue('40,000');
  await check.getByRole('button', { name: 'Back to the example' }).click();
  await expect(check.getByRole('textbox', { name: 'Card volume' })).toHaveValue('25,000');
});

test('in the lead form one tick, off at first, adds them to the notes and takes them out again', async ({ page }) => {
  await page.goto('/');
  await field(page, 'Fees last month').fill('900');
  await expect(value(page, 'Card fees a month')).toHaveText('$900');
  await opener(page).click();
  await fill(page);
  const notes = dialog(page).getByRole('textbox', { name: 'notes' });
  const tick = dialog(page).getByRole('checkbox', { name: 'Add my figures to the notes' });
  await notes.fill('Two shops.');
  await expect(tick).not.toBeChecked();
  await tick.check();
  await expect(notes).toHaveValue(
    'Two shops.\nCard sales a month $25,000, fees last month $900, difference posted 3%.',
  );
  await tick.uncheck();
  await expect(notes).toHaveValue('Two shops.');
});

test('who has no figures of their own is offered no tick, and no script of the terminal is loaded for them', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => anyScript.test(request.url()) && scripts.push(request.url()));
  await page.goto('/');
  await awake(page);
  expect(scripts.filter((url) => /own-figures|tab-figures/.test(url))).toEqual([]);
  await opener(page).click();
  await expect(dialog(page).getByRole('checkbox').first()).toBeVisible();
  await expect(dialog(page).getByRole('checkbox', { name: 'Add my figures' })).toHaveCount(0);
});
