import { expect, test } from '@playwright/test';
import { holdBack } from './page-script.ts';

test('the routing demo takes a choice made before it has loaded, answers to arrow keys and says why; a blocked payment stops', async ({
  page,
}) => {
  const demo = page.getByRole('group', { name: 'Routing example' });
  const answer = demo.getByRole('status');
  const choice = (name: string) => demo.getByRole('radio', { name, exact: true });
  const applied = demo.getByRole('listitem').filter({ has: page.locator('strong') });

  const release = await holdBack(page, /RoutingDemo/);
  await page.goto('/payment-solutions', { waitUntil: 'commit' });
  await choice('Europe').check();
  await choice('Commercial').check();
  await expect(answer).not.toContainText('A European commercial card');
  release();
  await expect(answer).toContainText('A European commercial card');

  await choice('Canada').check();
  await page.keyboard.press('ArrowRight');
  await expect(choice('Europe')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(choice('Credit')).toBeChecked();
  await expect(answer).toContainText('processor C, because');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(answer).toContainText('first confirmed by its issuer');
  await expect(applied).toHaveCount(2);
  await choice('Blocked').check();
  await expect(answer).toContainText('stops here');
  await expect(answer).not.toContainText('processor');
  await expect(applied).toHaveCount(1);
});
