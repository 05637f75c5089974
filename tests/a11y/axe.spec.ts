import { expect, test } from '@playwright/test';
import { missingPaths, pagePaths } from '../pages.ts';
import { violations } from './violations.ts';

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`in the ${scheme} scheme`, () => {
    test.use({ colorScheme: scheme, reducedMotion: 'reduce' });

    for (const path of [...pagePaths, ...missingPaths]) {
      test(`${path} has nothing that axe objects to`, async ({ page }) => {
        await page.goto(path);
        expect(await violations(page)).toEqual([]);
      });
    }

    test('nor has the open dialog', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
      expect(await violations(page)).toEqual([]);
    });

    test('nor has the open menu', async ({ page, viewport }) => {
      await page.goto('/');
      const isPhone = (viewport?.width ?? 0) < 1024;
      await page.getByRole('button', isPhone ? { name: 'Menu' } : { name: 'Solutions', exact: true }).click();
      expect(await violations(page)).toEqual([]);
    });
  });
}

for (const width of [320, 2560]) {
  test(`at ${width} px no page scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [...pagePaths, ...missingPaths]) {
      await page.goto(path);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess, path).toBeLessThanOrEqual(0);
    }
  });
}
