/**
 * `npm run bytes [-- paths…]`: what a first visit to each page receives on a phone, by type, as `npm start` sends it.
 * Measured as tests/budgets measures it, which is what fails when a page grows.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { exitWith } from '../contracts/process/plain-error.mjs';
import { findBrowsers } from '../harness/browsers.mjs';
import { serveBuiltSite } from '../harness/built-site.ts';
import { collect, pageBytes, phone } from '../harness/page-bytes.ts';
import { knownPaths } from '../harness/pages.ts';
import { readArguments } from '../harness/read-arguments.ts';
import { repository } from '../harness/setup.mjs';

async function main(): Promise<void> {
  const paths = knownPaths(readArguments({}).positionals);
  using site = await serveBuiltSite();
  await using browser = await chromium.launch((await findBrowsers()).chromium);
  const report: Record<string, Awaited<ReturnType<typeof pageBytes>>> = {};
  for (const path of paths) {
    // A fresh context each, so that nothing comes from a cache.
    await using page = await browser.newPage({ baseURL: site.url, viewport: phone });
    const received = collect(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    report[path] = await pageBytes(page, await received());
  }
  mkdirSync(join(repository, 'reports'), { recursive: true });
  writeFileSync(join(repository, 'reports', 'bytes.json'), `${JSON.stringify(report, undefined, 2)}\n`);
  console.table(report);
  console.log(
    'Bytes as sent (brotli), without headers. Styles and scripts within the HTML are compressed by themselves here, so they only show their share.',
  );
}

await main().catch(exitWith);
