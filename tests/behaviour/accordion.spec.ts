import { expect, type Page, test } from '@playwright/test';
import { laidOut } from '../../harness/laid-out.ts';
import { awake } from './page-script.ts';

// https://www.w3.org/WAI/ARIA/apg/patterns/accordion/
const entry = (page: Page, index: number) => page.getByRole('main').locator('details').nth(index);
const header = (page: Page, index: number) => entry(page, index).locator('summary');
const openOnes = (page: Page) => page.getByRole('main').locator('details[open]');
/** Whether nothing moves by the clock; what moves with the page stands still as it does. */
const isStill = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length),
    )
    .toBe(0);

/** Opens a page and points at the first title, at which a script comes; resolves once that has run. */
async function openInUse(page: Page, address: string): Promise<void> {
  const script = page.waitForResponse(/\/all\.client/);
  await page.goto(address);
  await awake(page);
  // As long as sections come, one a frame, what is pointed at may move between pressing and letting go.
  await laidOut(page);
  await header(page, 0).hover();
  const url = (await script).url();
  await page.evaluate((url) => import(url), url);
}

test('Enter and Space open the entry, close the one open before and close it again; Tab goes from header to header, and through an open entry', async ({
  page,
}) => {
  await page.goto('/industries-served');
  // For a moment what is below the fold cannot be focused.
  await laidOut(page);
  await expect(entry(page, 0)).toHaveAttribute('open');
  for (const key of ['Enter', 'Space']) {
    for (const index of [2, 4]) {
      await header(page, index).press(key);
      await expect(entry(page, index)).toHaveAttribute('open');
      await expect(openOnes(page)).toHaveCount(1);
      await expect(header(page, index)).toBeFocused();
    }
    await header(page, 4).press(key);
    await expect(openOnes(page)).toHaveCount(0);
    await expect(header(page, 4)).toBeFocused();
  }

  await header(page, 0).focus();
  await page.keyboard.press('Tab');
  await expect(header(page, 1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entry(page, 1).getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(entry(page, 1).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(header(page, 0)).toBeFocused();
});

test('a title stays where it was clicked, though the entry above it closes, on a phone and on a desktop', async ({
  page,
}) => {
  await openInUse(page, '/industries-served');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await isStill(page);
    await header(page, 1).click();
    await expect(entry(page, 1)).toHaveAttribute('open');
    await header(page, 2).scrollIntoViewIfNeeded();
    await isStill(page);
    // Where it is when the click arrives: to make it, the page may still be scrolled.
    await header(page, 2).evaluate((title) => {
      const note = () => title.setAttribute('data-clicked-at', String(title.getBoundingClientRect().top));
      addEventListener('click', note, { capture: true, once: true });
    });
    await header(page, 2).click();
    await expect(entry(page, 2)).toHaveAttribute('open');
    await expect(openOnes(page)).toHaveCount(1);
    await isStill(page);
    const moved = () =>
      header(page, 2).evaluate((title) =>
        Math.abs(title.getBoundingClientRect().top - Number(title.getAttribute('data-clicked-at') ?? Number.NaN)),
      );
    await expect.poll(moved).toBeLessThan(2);
  }
});

test('who goes on by key while an entry opens is not taken back to its title', async ({ page }) => {
  await openInUse(page, '/industries-served');
  await header(page, 1).click();
  const top = () => header(page, 1).evaluate((title) => title.getBoundingClientRect().top);
  const before = await top();
  await page.keyboard.press('End');
  await expect.poll(top).toBeLessThan(before - 300);
  await isStill(page);
  expect(await top()).toBeLessThan(before - 300);
});

test('a link to an entry opens it and leaves its title in view, on the way in and though another closes', async ({
  page,
}) => {
  await openInUse(page, '/industries-served#e-commerce');
  await expect(entry(page, 2)).toHaveAttribute('open');
  await expect(header(page, 2)).toBeInViewport({ ratio: 1 });
  await header(page, 0).click();
  await expect(entry(page, 0)).toHaveAttribute('open');
  await expect(entry(page, 2)).not.toHaveAttribute('open');
  await page.evaluate(() => location.assign('#restaurants-and-hospitality'));
  await expect(entry(page, 1)).toHaveAttribute('open');
  await expect(entry(page, 0)).not.toHaveAttribute('open');
  await expect(header(page, 1)).toBeInViewport({ ratio: 1 });
});
