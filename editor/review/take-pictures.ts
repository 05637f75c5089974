import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../harness/browsers.mjs';
import { serveSite } from '../../harness/built-site.ts';
import { settle } from '../../harness/settle.ts';
import { siteOfLastCommit } from './last-commit-site.ts';
import type { PicturesAtWidth, Shown } from './review.ts';

/** A phone's and a desk's. */
const widths = [390, 1440] as const;

const noBrowser: Shown = {
  kind: 'nothing',
  reason:
    'There are no pictures, since no Chromium was found on this machine: install one, as by “npx playwright install chromium”, or set CHROMIUM_PATH to one. The words above say all that has changed.',
};

/** A page of the last commit beside the same of the site at an address, in pictures at two widths. */
export async function takePictures(path: string, now: string): Promise<Shown> {
  const found = findChromium();
  if (found === undefined) return noBrowser;
  using before = await serveSite(await siteOfLastCommit());
  await using browser = await chromium.launch(found);
  const pictures: PicturesAtWidth[] = [];
  for (const width of widths) {
    pictures.push({
      width,
      before: await pictureOf(browser, before.url + path, width),
      after: await pictureOf(browser, now + path, width),
    });
  }
  return { kind: 'pictures', path, pictures };
}

/** The whole of a page as the address of a picture's data; undefined if there is no such page. */
async function pictureOf(browser: Browser, url: string, width: number): Promise<string | undefined> {
  await using page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  // Over which the site in dev would have the page loaded anew in the middle of the picture.
  await page.routeWebSocket(/./, () => {});
  const response = await page.goto(url);
  if (!response?.ok()) return undefined;
  await settle(page);
  const picture = await page.screenshot({ fullPage: true });
  return `data:image/png;base64,${picture.toString('base64')}`;
}
