/**
 * `npm run screenshots [paths…]`: every page whole, at three widths in both schemes, as pictures in reports/screenshots/
 * with an index to look through.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { exitWith } from '../contracts/process/plain-error.mjs';
import { findBrowsers } from '../harness/browsers.mjs';
import { serveBuiltSite } from '../harness/built-site.ts';
import { missingPaths, pagePaths } from '../harness/pages.ts';
import { repository } from '../harness/setup.mjs';
import { escapeHtml, fileNameOf, reportPage } from './report-page.ts';

const widths = [390, 820, 1440] as const;
const schemes = ['light', 'dark'] as const;
const folder = join(repository, 'reports', 'screenshots');

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

/** Takes one page's pictures in one width and scheme each; answers their file names. */
async function picture(browser: Browser, url: string, path: string): Promise<readonly string[]> {
  const files: string[] = [];
  for (const colorScheme of schemes) {
    for (const width of widths) {
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      await page.goto(url + path);
      await settle(page);
      const file = `${fileNameOf(path)}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: join(folder, file), fullPage: true });
      files.push(file);
      await page.close();
    }
  }
  return files;
}

/** The pictures of a page in a row, each leading to its full size. */
function row(path: string, files: readonly string[]): string {
  const figures = files.map((file) => {
    const caption = file.replace('.png', '').split('-').slice(-2).join(' px, ');
    return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${escapeHtml(`${path}, ${caption}`)}"></a><figcaption>${caption}</figcaption></figure>`;
  });
  return `<h2>${escapeHtml(path)}</h2>\n<div class="row">${figures.join('\n')}</div>`;
}

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const paths = asked.length > 0 ? asked : [...pagePaths, ...missingPaths];
  const site = await serveBuiltSite();
  const browser = await chromium.launch((await findBrowsers()).chromium);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const rows: string[] = [];
  try {
    for (const path of paths) {
      rows.push(row(path, await picture(browser, site.url, path)));
      console.log(path);
    }
  } finally {
    await browser.close();
    site.stop();
  }
  writeFileSync(join(folder, 'index.html'), reportPage('Every page, three widths, both schemes', rows.join('\n')));
  console.log(`\nLook through them: ${join(folder, 'index.html')}`);
}

await main().catch(exitWith);
