import { expect, test } from '@playwright/test';
import { laidOut } from '../../harness/laid-out.ts';
import { missingPaths, pagePaths } from '../../harness/pages.ts';

// A sheet of A4 within the margins that browsers leave.
test.use({ colorScheme: 'dark', viewport: { width: 718, height: 1046 }, reducedMotion: 'reduce' });

/** Words that are folded on a screen, and that a sheet does not show. */
function folded() {
  const lost: string[] = [];
  for (const part of document.querySelectorAll('main :is(details, [aria-roledescription=slide]) :is(h3, p, li, td)')) {
    if (part.closest('nav, form')) continue;
    const { left, right } = part.getBoundingClientRect();
    if (!part.checkVisibility() || left < 0 || right > innerWidth) lost.push(part.textContent);
  }
  return lost;
}

/** Titles that are paler than 7 : 1 on white: grounds are not printed. */
function pale() {
  const dot = new OffscreenCanvas(1, 1).getContext('2d');
  const luminance = (color: string) => {
    if (!dot) throw new Error('No canvas to read colours from.');
    dot.fillStyle = color;
    dot.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = Array.from(dot.getImageData(0, 0, 1, 1).data, (part) => (part / 255) ** 2.2);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  return Array.from(document.querySelectorAll('main :is(h1, h2)'))
    .filter((title) => 1.05 / (luminance(getComputedStyle(title).color) + 0.05) < 7)
    .map((title) => title.textContent);
}

for (const path of [...pagePaths, ...missingPaths]) {
  test(`${path} is printed whole, in ink on white, without what acts only on a screen`, async ({ page }) => {
    await page.goto(path);
    await laidOut(page);
    await page.emulateMedia({ media: 'print' });
    for (const role of ['button', 'navigation', 'dialog'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    expect(await page.evaluate(folded)).toEqual([]);
    expect(await page.evaluate(pale)).toEqual([]);
  });
}
