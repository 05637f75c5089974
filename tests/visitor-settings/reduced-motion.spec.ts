import { expect, type Page, test } from '@playwright/test';
import { missingPaths, pagePaths } from '../../harness/pages.ts';
import { dialog, opener } from '../behaviour/lead-form.ts';

test.use({ reducedMotion: 'reduce' });

/** Collects every animation, transition and animated change of pages from here on. */
async function motions(page: Page): Promise<readonly string[]> {
  const seen: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('moves: ')) seen.push(message.text());
  });
  await page.addInitScript(() => {
    const report = ({ type, target }: Event) => {
      const where = target instanceof Element ? `${target.localName}.${target.classList}` : '';
      console.info(`moves: ${type} ${where} on ${location.pathname}`);
    };
    for (const type of ['animationstart', 'transitionrun']) addEventListener(type, report, true);
    addEventListener('pagereveal', (event) => {
      if (event.viewTransition) report(event);
    });
  });
  return seen;
}

const running = (page: Page) => page.evaluate(() => document.getAnimations().length);

test('no page moves by itself, nothing that a visitor opens or points at does, and no page turns into the next', async ({
  page,
}) => {
  const seen = await motions(page);
  for (const path of [...pagePaths, ...missingPaths]) {
    await page.goto(path);
    expect(await running(page), path).toBe(0);
  }
  await page.goto('/cash-discount');
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(await running(page)).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  await page.getByRole('main').locator('summary').first().click();
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1);
  await page
    .getByRole('main')
    .getByRole('link', { name: /How to reduce card fees/ })
    .hover();
  expect(await running(page)).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  expect(seen).toEqual([]);
});

test('a carousel is at the next slide at once', async ({ page }) => {
  await page.goto('/merchant-services');
  const carousel = page.locator('[aria-roledescription=carousel]').first();
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).not.toHaveAttribute('data-pending');
  const moved = await carousel.evaluate((element) => {
    const row = element.querySelector('[role=group]');
    element.querySelector<HTMLElement>('button:last-of-type')?.click();
    return row?.scrollLeft;
  });
  expect(moved).toBeGreaterThan(0);
});
