import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { fileNameOf } from '../../harness/pages.ts';
import { settle } from '../../harness/settle.ts';

const widths = [390, 820, 1440] as const;
const schemes = ['light', 'dark'] as const;

/** Every picture that is taken of a page: its name in the folder of pictures, and a caption as in "390 px, dark". */
export const picturesOf = (path: string) =>
  schemes.flatMap((scheme) =>
    widths.map((width) => ({ file: fileOf(path, width, scheme), caption: `${width} px, ${scheme}` })),
  );

/** The name of one of them. */
export const fileOf = (path: string, width: (typeof widths)[number], scheme: (typeof schemes)[number]) =>
  `${fileNameOf(path)}-${width}-${scheme}.png`;

/** Takes all pictures of these pages of a site into a folder, several pages at a time. */
export async function takePictures(browser: Browser, url: string, paths: readonly string[], folder: string) {
  const waiting = paths.flatMap((path) => widths.map((width) => ({ path, width })));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { path, width } = next;
      await using page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      await page.goto(url + path);
      await settle(page);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await page.screenshot({ path: join(folder, fileOf(path, width, colorScheme)), fullPage: true });
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
