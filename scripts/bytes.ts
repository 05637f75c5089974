/**
 * `npm run bytes [-- paths…]`: what a first visit to each page receives, by type, as `npm start` sends it. Measured
 * as tests/budgets measures it, which is what fails when a page grows.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { exitWith } from '../contracts/process/plain-error.mjs';
import { findBrowsers } from '../harness/browsers.mjs';
import { serveBuiltSite } from '../harness/built-site.ts';
import { knownPaths } from '../harness/known-paths.ts';
import { collect, type PageBytes, pageBytes } from '../harness/page-bytes.ts';
import { readArguments } from '../harness/read-arguments.ts';
import { repository } from '../harness/setup.mjs';

const columns = [
  ['HTML', ({ html }) => html],
  ['of it CSS', ({ inlineStyles }) => inlineStyles],
  ['of it script', ({ inlineScripts }) => inlineScripts],
  ['CSS files', ({ styleFiles }) => styleFiles],
  ['script files', ({ scriptFiles }) => scriptFiles],
  ['fonts', ({ fonts }) => fonts],
  ['images', ({ images }) => images],
  ['total', ({ total }) => total],
  ['requests', ({ requests }) => requests],
] as const satisfies readonly (readonly [head: string, of: (bytes: PageBytes) => number])[];

const line = (path: string, cells: readonly (string | number)[]) =>
  [path.padEnd(34), ...cells.map((cell, index) => String(cell).padStart(columns[index]?.[0].length ?? 0))].join('  ');

async function main(): Promise<void> {
  const paths = knownPaths(readArguments({}).positionals);
  const site = await serveBuiltSite();
  const browser = await chromium.launch((await findBrowsers()).chromium);
  const report: Record<string, PageBytes> = {};
  try {
    const heads = columns.map(([head]) => head);
    console.log(line('page', heads));
    for (const path of paths) {
      // A fresh context each, so that nothing comes from a cache.
      const page = await browser.newPage({ baseURL: site.url });
      const received = collect(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      const bytes = await pageBytes(page, await received());
      report[path] = bytes;
      const cells = columns.map(([, of]) => of(bytes));
      console.log(line(path, cells));
      await page.close();
    }
  } finally {
    await browser.close();
    site.stop();
  }
  mkdirSync(join(repository, 'reports'), { recursive: true });
  writeFileSync(join(repository, 'reports', 'bytes.json'), `${JSON.stringify(report, undefined, 2)}\n`);
  console.log(
    '\nBytes as sent (brotli), without headers. CSS and script within the HTML are compressed by themselves here, so they only show their share.',
  );
}

await main().catch(exitWith);
