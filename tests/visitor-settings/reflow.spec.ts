import { expect, type Page, test } from '@playwright/test';
import { laidOut } from '../../harness/laid-out.ts';
import { missingPaths, pagePaths } from '../../harness/pages.ts';
import { excess } from './excess.ts';
import { lostText } from './lost-text.ts';

test.use({ reducedMotion: 'reduce' });

/** The tables that scroll sideways in their frames, by name. */
const scrollingTables = (page: Page) =>
  page.getByRole('table').evaluateAll((tables) =>
    tables.flatMap(({ parentElement: frame }) => {
      const scrolls = frame !== null && frame.scrollWidth > frame.clientWidth + 1;
      return scrolls ? (frame.getAttribute('aria-label') ?? 'a table without a name') : [];
    }),
  );

const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    // Scrolled, the header lies over the page, as it should.
    scrollTo(0, 0);
  });

// WCAG 2.2, 1.4.10 Reflow and 1.4.4 Resize Text; one load for all of it.
for (const path of [...pagePaths, ...missingPaths]) {
  test(`${path} is whole at 400% zoom, at widths between, with text of twice the size and on a huge screen`, async ({
    page,
  }) => {
    await page.goto(path);
    await laidOut(page);
    await test.step('400% zoom of a window of 1280 × 1024', async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await excess(page)).toBeLessThanOrEqual(0);
      expect(await scrollingTables(page)).toEqual([]);
      expect(await page.evaluate(lostText)).toEqual([]);
      await page.evaluate(() => scrollTo(0, 1000));
      await expect(page.getByRole('banner'), 'the header would take a third of so low a screen').not.toBeInViewport();
    });
    await test.step('the widths between, where tables are narrowest for what they hold', async () => {
      for (const width of [360, 390, 640, 700, 768, 820, 900, 1024, 1440]) {
        await page.setViewportSize({ width, height: 1000 });
        expect(await scrollingTables(page), `tables at ${width} px`).toEqual([]);
      }
    });
    await test.step('a huge screen', async () => {
      await page.setViewportSize({ width: 2560, height: 1440 });
      expect(await excess(page)).toBeLessThanOrEqual(0);
    });
    await test.step('text of twice the size, on a desktop, on a phone and at 320 px', async () => {
      await page.setViewportSize({ width: 1280, height: 1024 });
      await doubleText(page);
      expect(await excess(page)).toBeLessThanOrEqual(0);
      expect(await page.evaluate(lostText)).toEqual([]);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await excess(page)).toBeLessThanOrEqual(0);
        expect(await page.evaluate(lostText)).toEqual([]);
      }
    });
  });
}

test('every control of the header is in reach with text of twice the size, and so is all of the lead dialog at 400% zoom', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Get Started' }).click();
  const dialog = page.getByRole('dialog');
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: 'Submit' }).focus();
  await expect(dialog.getByRole('button', { name: 'Submit' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');

  await doubleText(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const controls = await header.getByRole('button').or(header.getByRole('link')).filter({ visible: true }).all();
    expect(controls.length).toBeGreaterThan(2);
    for (const control of controls) await expect(control).toBeInViewport({ ratio: 1 });
  }
});
