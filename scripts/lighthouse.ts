/**
 * `npm run lighthouse [-- --runs=3 paths…]`: Lighthouse on the built site as `npm start` serves it, phone and desktop
 * profiles; without paths, on every page and both answers to an address that leads nowhere. Prints medians, and writes
 * each page's report to reports/lighthouse/. Not part of `npm test`: timing differs from machine to machine.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Flags } from 'lighthouse';
import { Fetcher } from 'lighthouse/core/gather/fetcher.js';
import { exitWith, PlainError } from '../contracts/process/plain-error.mjs';
import { findBrowsers } from '../harness/browsers.mjs';
import { serveBuiltSite } from '../harness/built-site.ts';
import { fileNameOf, knownPaths, missingPaths } from '../harness/pages.ts';
import { readArguments } from '../harness/read-arguments.ts';
import { repository } from '../harness/setup.mjs';

const folder = join(repository, 'reports', 'lighthouse');

// Lighthouse asks for /robots.txt from inside the page, where `connect-src 'none'` forbids it (docs/decisions/0004). Asked
// from outside, as a crawler does, the file is there: the audit then judges the file and not the policy.
Fetcher.prototype.fetchResource = async (url: string) => {
  const response = await fetch(url);
  return { status: response.status, content: await response.text(), headers: null };
};

const columns = [
  { head: 'perf', category: 'performance' },
  { head: 'a11y', category: 'accessibility' },
  { head: 'bp', category: 'best-practices' },
  { head: 'seo', category: 'seo' },
  { head: 'FCP ms', audit: 'first-contentful-paint' },
  { head: 'LCP ms', audit: 'largest-contentful-paint' },
  { head: 'TBT ms', audit: 'total-blocking-time' },
  { head: 'CLS', audit: 'cumulative-layout-shift' },
] as const;

/** A page for an address that leads nowhere answers 404, is not indexed and logs its path, all on purpose: these want the opposite. */
const leftOutOfMissing = ['http-status-code', 'is-crawlable', 'errors-in-console'];

const isMissing = (path: string) => missingPaths.some((missing) => missing === path);

interface Audited {
  readonly report: string;
  /** One figure a column. */
  readonly figures: readonly number[];
}

/** One run. Now and then Lighthouse misses the paint of a page and has no figures: then it is run again, twice at most. */
async function audit(url: string, flags: Flags, config: typeof desktopConfig | undefined, tries = 3): Promise<Audited> {
  if (tries === 0) throw new Error(`Lighthouse has no figures for ${url}, three times`);
  const result = await lighthouse(url, flags, config);
  const figures = columns.map((column) =>
    'category' in column
      ? (result?.lhr.categories[column.category]?.score ?? Number.NaN) * 100
      : (result?.lhr.audits[column.audit]?.numericValue ?? Number.NaN),
  );
  return figures.some(Number.isNaN)
    ? audit(url, flags, config, tries - 1)
    : { report: String(result?.report), figures };
}

/** The middle figure, as short as its size allows: a shift of layout is below one. */
function median(figures: readonly number[]): string {
  const middle = figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
  return String(Number(middle.toFixed(middle < 1 ? 3 : 0)));
}

const line = (path: string, profile: string, cells: readonly string[]) =>
  [path.padEnd(34), profile.padEnd(7), ...cells.map((cell) => cell.padStart(6))].join(' ');

async function main(): Promise<void> {
  const { values, positionals } = readArguments({ runs: { type: 'string' } });
  const runs = Number(values.runs ?? 3);
  if (!Number.isInteger(runs) || runs < 1)
    throw new PlainError('--runs is how often each page is measured: 1 or more.');
  const paths = knownPaths(positionals);
  using site = await serveBuiltSite();
  const { chromium } = await findBrowsers();
  const chrome = await launch({
    chromePath: chromium.executablePath,
    chromeFlags: ['--headless=new', ...chromium.args],
  });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const heads = columns.map(({ head }) => head);
  console.log(line('page', 'profile', heads));
  try {
    for (const path of paths) {
      const flags: Flags = {
        port: chrome.port,
        output: 'html',
        logLevel: 'error',
        ...(isMissing(path) && { ignoreStatusCode: true, skipAudits: leftOutOfMissing }),
      };
      for (const profile of ['phone', 'desktop']) {
        const config = profile === 'desktop' ? desktopConfig : undefined;
        const results: Audited[] = [];
        while (results.length < runs) results.push(await audit(site.url + path, flags, config));
        writeFileSync(join(folder, `${fileNameOf(path)}-${profile}.html`), results.at(-1)?.report ?? '');
        const medians = columns.map((_, index) => median(results.map(({ figures }) => figures[index] ?? Number.NaN)));
        console.log(line(path, profile, medians));
      }
    }
    if (paths.some(isMissing))
      console.log(`Left out for ${missingPaths.join(' and ')}: ${leftOutOfMissing.join(', ')}.`);
  } finally {
    chrome.kill();
  }
}

await main().catch(exitWith);
