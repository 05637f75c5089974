import { expect, type Page, test } from '@playwright/test';
import { holdBack } from './page-script.ts';

const parts = (page: Page) => {
  const demo = page.getByRole('group', { name: 'Routing example' });
  return {
    answer: demo.getByRole('status'),
    choice: (name: string) => demo.getByRole('radio', { name, exact: true }),
    applied: demo.getByRole('row').filter({ has: page.locator('strong') }),
  };
};

test('the routing demo answers to arrow keys and says why; a blocked payment stops', async ({ page }) => {
  await page.goto('/payment-solutions');
  const { answer, choice, applied } = parts(page);
  await choice('United States').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(choice('Europe')).toBeChecked();
  await expect(answer).toContainText('processor C, because');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(answer).toContainText('first confirmed by its issuer');
  await expect(applied).toHaveCount(2);
  await choice('Blocked').check();
  await expect(answer).toContainText('stops here');
  await expect(answer).not.toContainText('processor');
  await expect(applied).toHaveCount(1);
});

test('a choice made before the demo has loaded counts', async ({ page }) => {
  const release = await holdBack(page, /RoutingDemo/);
  await page.goto('/payment-solutions');
  const { answer, choice } = parts(page);
  await choice('Europe').check();
  await choice('Commercial').check();
  await expect(answer).not.toContainText('A European commercial card');
  release();
  await expect(answer).toContainText('A European commercial card');
});
