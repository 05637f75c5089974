import { expect, type Page, test } from '@playwright/test';
import { holdBack } from './hold-back.ts';

const parts = (page: Page) => {
  const demo = page.getByRole('group', { name: 'Routing example' });
  return {
    answer: demo.getByRole('status'),
    choice: (name: string) => demo.getByRole('radio', { name, exact: true }),
    applied: demo.getByRole('row').filter({ has: page.locator('strong') }),
  };
};

test.beforeEach(({ page }) => page.goto('/payment-solutions'));

test('the routing demo answers to arrow keys and says why', async ({ page }) => {
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
});

test('a blocked payment stops, whatever else is chosen', async ({ page }) => {
  const { answer, choice, applied } = parts(page);
  await choice('Blocked').check();
  for (const name of ['Canada', 'Europe', 'Commercial', 'Credit']) {
    await choice(name).check();
    await expect(answer).toContainText('stops here');
    await expect(answer).not.toContainText('processor');
    await expect(applied).toHaveCount(1);
  }
});

test('a choice made before the demo has loaded counts', async ({ page }) => {
  const release = await holdBack(page, /RoutingDemo/);
  const { answer, choice } = parts(page);
  await choice('Europe').check();
  await choice('Commercial').check();
  await expect(answer).not.toContainText('A European commercial card');
  release();
  await expect(answer).toContainText('A European commercial card');
});
