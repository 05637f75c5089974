import { expect, test } from '@playwright/test';
import { awake } from './page-script.ts';

for (const path of ['/', '/cash-discount']) {
  test(`${path} is where it was when it is loaded anew and when the visitor comes back; the next page opens at its top`, async ({
    page,
  }) => {
    await page.goto(path);
    await awake(page);
    const heading = page.getByRole('main').getByRole('heading', { level: 2 }).nth(-2);
    const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await heading.scrollIntoViewIfNeeded();
    const seen = await top();
    await page.reload();
    await expect.poll(async () => Math.abs((await top()) - seen)).toBeLessThan(3);

    const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
    await link.scrollIntoViewIfNeeded();
    const left = await top();
    await link.click();
    await expect(page).toHaveURL('/about');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThan(3);
  });
}

test('the skip link leads past the navigation; a hash lands below the header, which stays in view', async ({
  page,
}) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.goto('/#solutions');
  await expect(page.locator('#solutions')).toBeInViewport();
  await expect(page.getByRole('banner')).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  const section = await page.locator('#solutions').boundingBox();
  expect(section && header && section.y >= header.height - 1).toBe(true);
});

test('an address that leads nowhere answers 404 with the way back, and says so in the console', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const nowhere = await page.goto('/no-such-page');
  expect(nowhere?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to home' })).toHaveAttribute('href', '/');
  await expect.poll(() => errors.some((text) => text.includes('/no-such-page'))).toBe(true);

  const noPost = await page.goto('/blog/no-such-post');
  expect(noPost?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/blog');
});
