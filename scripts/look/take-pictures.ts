import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { fileNameOf } from '../report-page.ts';

const widths = [390, 820, 1440] as const;
const schemes = ['light', 'dark'] as const;

/** A picture of a whole page. */
export interface Picture {
  readonly path: string;
  /** As in "390 px, dark". */
  readonly caption: string;
  /** Its name in the folder of pictures. */
  readonly file: string;
}

/** Every picture that is taken of a page. */
export const picturesOf = (path: string): readonly Picture[] =>
  schemes.flatMap((scheme) =>
    widths.map((width) => ({ path, caption: `${width} px, ${scheme}`, file: fileOf(path, width, scheme) })),
  );

const fileOf = (path: string, width: number, scheme: string) => `${fileNameOf(path)}-${width}-${scheme}.png`;

/** Takes all pictures of these pages of a site into a folder, several pages at a time; answers which do not exist. */
export async function takePictures(
  browser: Browser,
  url: string,
  paths: readonly string[],
  folder: string,
): Promise<ReadonlySet<string>> {
  const missing = new Set<string>();
  const waiting = paths.flatMap((path) => widths.map((width) => ({ path, width })));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { path, width } = next;
      const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      const answer = await page.goto(url + path);
      if (answer?.status() === 404) missing.add(path);
      await settle(page);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await page.screenshot({ path: join(folder, fileOf(path, width, colorScheme)), fullPage: true });
      }
      await page.close();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return missing;
}

/** Scrolls through the page once, so that what loads when near is there, and waits until all of it has come. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle');
}
