import { expect, type Page, test } from '@playwright/test';
import { holdBack } from './page-script.ts';

const demo = (page: Page) => page.getByRole('group', { name: 'Dual price demo' });
const check = (page: Page) => page.getByRole('group', { name: 'Statement check' });
const savings = (page: Page) => page.getByRole('group', { name: 'Savings calculator' });

/** What a receipt counts, row by row. */
const figures = (group: ReturnType<typeof savings>) => group.locator('dd');

test.describe('the savings calculator', () => {
  test('follows what is typed and slid, says kindly what it takes, reads out the result and gives a link that brings it back', async ({
    page,
  }) => {
    await page.goto('/cash-discount');
    const volume = savings(page).getByRole('textbox', { name: 'Card volume' });
    const rate = savings(page).getByRole('slider', { name: 'Effective rate' });
    await expect(figures(savings(page))).toHaveText([
      '$25,000',
      '× 3.5%',
      '$875',
      '$10,500',
      '$728.16',
      '$8,737.92',
      '$146.84',
      '$1,762.08',
    ]);
    for (const figure of await figures(savings(page)).all()) await expect(figure).toBeVisible();
    await volume.fill('a lot');
    const words = 'Type a number, such as 25,000. Until then, $25,000 is counted.';
    await expect(volume).toHaveAccessibleDescription(new RegExp(RegExp.escape(words)));
    await expect(volume).toHaveAttribute('aria-invalid', 'true');
    await expect(savings(page).getByRole('status')).toContainText(words);
    await volume.fill('9'.repeat(20));
    await expect(volume).toHaveAccessibleDescription(/This goes up to \$10,000,000/);
    await expect(figures(savings(page)).first()).toHaveText('$10,000,000');
    await savings(page).getByRole('slider', { name: 'Card volume' }).fill('40000');
    await expect(volume).toHaveValue('40,000');
    await expect(volume).not.toHaveAttribute('aria-invalid');
    await savings(page).getByRole('textbox', { name: 'Effective rate' }).fill('3,0');
    await expect(rate).toHaveValue('3');
    await expect(figures(savings(page))).toContainText(['$40,000', '× 3%', '$1,200', '$14,400']);
    await expect(savings(page).getByRole('status')).toHaveText(
      'Card fees $1,200 a month: $1,165.05 offset, $34.95 still to pay.',
    );
    await volume.fill('48k');
    await volume.blur();
    await expect(volume).toHaveValue('48,000');
    await savings(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(page.locator('#toast')).toContainText(/copied|address bar/);
    await expect(page).toHaveURL('/cash-discount?sales=48000&fees=1440#savings');
    await page.reload();
    await expect(figures(savings(page))).toContainText(['$48,000', '× 3%', '$1,440', '$17,280']);
    await expect(rate).toHaveValue('3');
  });

  test('before its script came, takes what is typed over what the link says, and what is clicked', async ({ page }) => {
    const release = await holdBack(page, /SavingsCalculator|client\./);
    await page.goto('/cash-discount?sales=50000&fees=1500#savings', { waitUntil: 'commit' });
    await savings(page).getByRole('textbox', { name: 'Card volume' }).fill('10,000');
    await savings(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(figures(savings(page)).first()).toHaveText('$25,000');
    release();
    await expect(figures(savings(page))).toContainText(['$10,000', '× 3%', '$300', '$3,600']);
    await expect(page).toHaveURL('/cash-discount?sales=10000&fees=300#savings');
  });
});

test('the dual price demo shows both receipts, never a difference above the ceiling, and works by keyboard', async ({
  page,
}) => {
  await page.goto('/cash-discount');
  await expect(figures(demo(page))).toHaveText(['103.00', '0.00', '$103.00', '103.00', '−3.00', '$100.00']);
  await demo(page).getByRole('textbox', { name: 'Posted card price' }).fill('24.72');
  await demo(page).getByRole('textbox', { name: 'Difference you post' }).fill('3.5');
  await expect(demo(page).getByText('This goes up to 3%')).toBeVisible();
  await expect(figures(demo(page))).toHaveText(['24.72', '0.00', '$24.72', '24.72', '−0.72', '$24.00']);
  const difference = demo(page).getByRole('slider', { name: 'Difference you post' });
  await difference.press('Home');
  await expect(figures(demo(page)).nth(5)).toHaveText('$24.72');
  await difference.press('End');
  await expect(figures(demo(page)).nth(5)).toHaveText('$24.00');
});

test('the statement check sets the rate against the usual range, and hands one that is a rate to the calculator below', async ({
  page,
}) => {
  await page.goto('/cash-discount');
  const rate = figures(check(page));
  const verdict = (words: string) => check(page).getByRole('paragraph').filter({ hasText: words });
  const fees = check(page).getByRole('textbox', { name: 'Total fees' });
  const link = check(page).getByRole('link', { name: 'Work out your year' });
  await expect(rate).toHaveText('3.5%');
  await expect(verdict('Within the 2.5–')).toBeVisible();
  await fees.fill('1.250');
  await expect(rate).toHaveText('5%');
  await expect(verdict('Above the 2.5–')).toBeVisible();
  await fees.fill('250');
  await expect(rate).toHaveText('1%');
  await expect(verdict('Below the 2.5–')).toBeVisible();
  const scale = check(page).locator('svg[width="100%"]');
  const pointer = scale.locator('svg path');
  const isUpright = async () => {
    const box = await pointer.boundingBox();
    return box && box.height > box.width;
  };
  await fees.fill('1,500');
  await expect(rate).toHaveText('6%');
  expect(await isUpright()).toBe(true);
  // Off the scale, it points on past the last percent and at none.
  await fees.fill('2,000');
  await expect(rate).toHaveText('8%');
  expect(await isUpright()).toBe(false);
  await fees.fill('26,000');
  await expect(check(page).getByText('are both from the same month?').first()).toBeVisible();
  await expect(link).toBeHidden();

  await check(page).getByRole('textbox', { name: 'Card volume' }).fill('40,000');
  await fees.fill('1,300');
  await expect(check(page).getByText('3.25%', { exact: true })).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/cash-discount#savings');
  await expect(figures(savings(page))).toContainText(['$40,000', '× 3.25%', '$1,300', '$15,600']);
  await expect(fees).toHaveValue('1,300');
});

test('a field left before its script came is written like those left after', async ({ page }) => {
  const release = await holdBack(page, /StatementCheck|client\./);
  await page.goto('/cash-discount', { waitUntil: 'commit' });
  const volume = check(page).getByRole('textbox', { name: 'Card volume' });
  const fees = check(page).getByRole('textbox', { name: 'Total fees' });
  // A visitor types into what is in sight.
  await volume.scrollIntoViewIfNeeded();
  await volume.fill('20000');
  await fees.fill('1600');
  await expect(volume).toHaveValue('20000');
  release();
  await expect(volume).toHaveValue('20,000');
  await fees.blur();
  await expect(fees).toHaveValue('1,600');
});

for (const { last, shown } of [
  { last: 'textbox', shown: '24.72' },
  { last: 'slider', shown: '25.00' },
] as const) {
  test(`of what was typed and slid before the script came, what the ${last} says counts, which was last`, async ({
    page,
  }) => {
    const release = await holdBack(page, /DualPrice|client\./);
    await page.goto('/cash-discount', { waitUntil: 'commit' });
    const price = demo(page).getByRole('textbox', { name: 'Posted card price' });
    const slider = demo(page).getByRole('slider', { name: 'Posted card price' });
    await price.scrollIntoViewIfNeeded();
    if (last === 'textbox') await slider.fill('25');
    await price.fill('24.72');
    if (last === 'slider') await slider.fill('25');
    release();
    await expect(figures(demo(page)).first()).toHaveText(shown);
    await expect(slider).toHaveValue('25');
  });
}

test('a script that somebody else puts into the page, and that is refused, takes no control away', async ({ page }) => {
  await page.route('**/cash-discount', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '</body>',
      '<script src="https://elsewhere.invalid/a.js"></script></body>',
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/cash-discount');
  await expect(page.locator('script[src*=elsewhere]')).toBeAttached();
  await expect(page.getByRole('textbox', { name: 'Posted card price' })).toBeVisible();
});
