import { expect, test } from '@playwright/test';

test('the calculators show a worked example, and no field that would do nothing', async ({ page }) => {
  await page.goto('/cash-discount');
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(main.getByRole('slider')).toHaveCount(0);
  const savings = page.getByRole('group', { name: 'Savings calculator' });
  await expect(savings.locator('dd')).toHaveText(['$25,000', '× 3.5%', '$875', '$10,500']);
  await expect(savings.getByRole('row', { name: '$25,000 $875 $10,500' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Dual price demo' }).locator('dd').first()).toHaveText('103.00');
  await expect(page.getByRole('group', { name: 'Statement check' }).getByText('Inside the 2.5–4%')).toBeVisible();
});
