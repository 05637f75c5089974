import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { articlePaths } from '../../harness/pages.ts';
import { brand } from '../../src/brand.ts';

/** What Firefox builds its reader mode with, as its scripts define it in a page. */
declare const isProbablyReaderable: (page: Document) => boolean;
declare const Readability: new (
  page: Document,
) => { parse(): { readonly title: string; readonly byline: string; readonly textContent: string } };

const scripts = [
  import.meta.resolve('@mozilla/readability/Readability.js'),
  import.meta.resolve('@mozilla/readability/Readability-readerable.js'),
].map((address) => readFileSync(fileURLToPath(address), 'utf8'));

for (const path of articlePaths) {
  test(`a browser offers its reader mode for ${path}, and shows all of the article there`, async ({ page }) => {
    await page.goto(path);
    for (const script of scripts) await page.evaluate(script);
    expect(await page.evaluate(() => isProbablyReaderable(document))).toBe(true);
    const { title, byline, lost } = await page.evaluate(() => {
      const withoutSpace = (text: string | null) => (text ?? '').replace(/\s+/g, '');
      const copy = new DOMParser().parseFromString(document.documentElement.outerHTML, 'text/html');
      const shown = new Readability(copy).parse();
      const words = withoutSpace(shown.textContent);
      const blocks = [...document.querySelectorAll('article :is(p, li, h2, h3, th, td, figcaption)')];
      return {
        title: shown.title,
        byline: shown.byline,
        lost: blocks
          // The line of facts, which reader modes write anew, and what acts only on the page.
          .filter((block) => !block.closest('header, nav, astro-island'))
          .map(({ textContent }) => withoutSpace(textContent))
          .filter((text) => !words.includes(text)),
      };
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(byline).toBe(brand.authorLabel);
    expect(lost).toEqual([]);
  });
}
