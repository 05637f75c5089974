import { expect, type Locator, test } from '@playwright/test';
import { firstBytes, phone } from '../../harness/page-bytes.ts';
import { missingPaths, pagePaths } from '../../harness/pages.ts';
import { serveHeldBack } from './held-back.ts';

test.use({ viewport: phone });

/** Where words, buttons and links of a page stand, and how they look, each by what it says. */
const looks = (main: Locator) =>
  main.locator('h1, p, p > a, p > button, div > a').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element);
        return { says: element.textContent, x, y, width, height, color, backgroundColor, fontSize, fontWeight };
      }),
  );

for (const path of [...pagePaths, ...missingPaths]) {
  test(`${path} can be read from its first bytes, and looks the same once the rest is there`, async ({
    page,
    baseURL,
  }) => {
    await using held = await serveHeldBack(baseURL ?? '', firstBytes);
    // Fonts that arrive are another matter (bytes.spec.ts).
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(held.origin + path, { waitUntil: 'commit' });
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    const first = await looks(main);
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    held.letThrough();
    await page.waitForLoadState();
    expect((await looks(main)).slice(0, first.length)).toEqual(first);
  });

  test(`${path} looks the same wherever its whole style stands`, async ({ page }) => {
    await page.goto(path);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => document.fonts.ready);
      const [behindTheWords, inTheHead] = await page.evaluate(() => {
        const placesAre = () =>
          [...document.querySelectorAll('main > :first-child, main > :first-child :not(style, svg *)')].map(
            (element) => {
              const { x, y, width, height } = element.getBoundingClientRect();
              return [element.className, x, y, width, height].join(' ');
            },
          );
        const style = document.querySelector<HTMLElement>('main style');
        const place = style?.previousSibling;
        const before = [style?.clientHeight, ...placesAre()];
        if (style) document.head.append(style);
        const after = [0, ...placesAre()];
        if (style) place?.after(style);
        return [before, after];
      });
      expect(behindTheWords).toEqual(inTheHead);
    }
  });
}
