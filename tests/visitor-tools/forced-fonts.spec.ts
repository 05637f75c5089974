import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { laidOut } from '../../harness/laid-out.ts';
import { missingPaths, pagePaths } from '../../harness/pages.ts';
import { excess } from '../visitor-settings/excess.ts';
import { lostText } from '../visitor-settings/lost-text.ts';

test.use({ reducedMotion: 'reduce' });

/** Wider than any text face a visitor is likely to choose, and narrower. */
const faces = {
  wide: { file: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2', stretch: '100%' },
  narrow: { file: '@fontsource-variable/roboto/files/roboto-latin-wdth-normal.woff2', stretch: '75%' },
} as const;

/** Sets all text in one face, as browsers do that let no page choose its own. */
async function forceFont(page: Page, { file, stretch }: (typeof faces)[keyof typeof faces]) {
  const font = readFileSync(fileURLToPath(import.meta.resolve(file)), 'base64');
  await page.addStyleTag({
    content: `
      @font-face { font-family: Forced; src: url(data:font/woff2;base64,${font}); font-weight: 100 900; font-stretch: 75% 100% }
      * { font-family: Forced !important; font-stretch: ${stretch} !important }`,
  });
  await laidOut(page);
  // A face loads once text is set in it.
  expect(await page.evaluate(async () => (await document.fonts.load('1em Forced')).length)).toBe(1);
}

for (const path of [...pagePaths, ...missingPaths]) {
  test(`${path} is whole in a wide font and in a narrow one, on a desktop and on a phone`, async ({ page }) => {
    for (const [name, face] of Object.entries(faces)) {
      await page.goto(path);
      await forceFont(page, face);
      for (const width of [1280, 390]) {
        await test.step(`${name}, ${width} px`, async () => {
          await page.setViewportSize({ width, height: 844 });
          expect(await excess(page)).toBeLessThanOrEqual(0);
          expect(await page.evaluate(lostText)).toEqual([]);
        });
      }
    }
  });
}
