/**
 * `npm run lighthouse [-- --runs=3 paths…]`: Lighthouse on the built site as `npm start` serves it, phone and desktop
 * profiles; without paths, on every page and both answers to an address that leads nowhere. Prints medians, and writes
 * each page's report and an index to reports/lighthouse/. Not part of `npm test`: timing differs from machine to machine.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Flags } from 'lighthouse';
import { Fetcher } from 'lighthouse/core/gather/fetcher.js';
import { exitWith, PlainError } from '../contracts/process/plain-error.mjs';
import { findBrowsers } from '../harness/browsers.mjs';
import { serveBuiltSite } from '../harness/built-site.ts';
import { knownPaths } from '../harness/known-paths.ts';
import { missingPaths } from '../harness/pages.ts';
import { readArguments } from '../harness/read-arguments.ts';
import { repository } from '../harness/setup.mjs';
import { escapeHtml, fileNameOf, reportPage } from './report-page.ts';

const profiles = ['phone', 'desktop'] as const;
type Profile = (typeof profiles)[number];

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
  { head: 'FCP s', audit: 'first-contentful-paint', scale: 1000, digits: 2 },
  { head: 'LCP s', audit: 'largest-contentful-paint', scale: 1000, digits: 2 },
  { head: 'TBT ms', audit: 'total-blocking-time', scale: 1, digits: 0 },
  { head: 'CLS', audit: 'cumulative-layout-shift', scale: 1, digits: 3 },
] as const;

/** A page for an address that leads nowhere answers 404, is not indexed and logs its path, all on purpose: these want the opposite. */
const leftOutOfMissing = ['http-status-code', 'is-crawlable', 'errors-in-console'] as const;

const isMissing = (path: string) => missingPaths.some((missing) => missing === path);

interface Audited {
  readonly html: string;
  /** One figure a column. */
  readonly figures: readonly number[];
}

/** One run. Now and then Lighthouse misses the paint of a page and has no figures: then it is run again, twice at most. */
async function audit(url: string, profile: Profile, port: number, missing: boolean, attempt = 1): Promise<Audited> {
  const flags: Flags = {
    port,
    output: 'html',
    logLevel: 'error',
    ...(missing && { ignoreStatusCode: true, skipAudits: [...leftOutOfMissing] }),
  };
  const result = await lighthouse(url, flags, profile === 'desktop' ? desktopConfig : undefined);
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits } = result.lhr;
  const figures = columns.map((column) =>
    'category' in column
      ? Math.round((categories[column.category]?.score ?? Number.NaN) * 100)
      : (audits[column.audit]?.numericValue ?? Number.NaN) / column.scale,
  );
  if (!figures.some(Number.isNaN)) return { html: String(result.report), figures };
  if (attempt === 3) throw new Error(`Lighthouse has no figures for ${url}, three times`);
  return audit(url, profile, port, missing, attempt + 1);
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const cellsOf = (figures: readonly number[]) =>
  figures.map((figure, index) => {
    const column = columns[index];
    return figure.toFixed(column && 'digits' in column ? column.digits : 0);
  });

const line = (path: string, profile: string, cells: readonly string[]) =>
  [path.padEnd(34), profile.padEnd(7), ...cells.map((cell) => cell.padStart(6))].join(' ');

/** How often to measure which pages. */
function readOrder() {
  const { values, positionals } = readArguments({ runs: { type: 'string' } });
  const runs = Number(values.runs ?? 3);
  if (!Number.isInteger(runs) || runs < 1)
    throw new PlainError('--runs is how often each page is measured: 1 or more.');
  return { runs, paths: knownPaths(positionals) };
}

async function main(): Promise<void> {
  const { runs, paths } = readOrder();
  const site = await serveBuiltSite();
  const { chromium } = await findBrowsers();
  const chrome = await launch({
    chromePath: chromium.executablePath,
    chromeFlags: ['--headless=new', ...chromium.args],
  });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const heads = columns.map(({ head }) => head);
  const rows: string[] = [];
  console.log(line('page', 'profile', heads));
  try {
    for (const path of paths) {
      for (const profile of profiles) {
        const results: Audited[] = [];
        while (results.length < runs) results.push(await audit(site.url + path, profile, chrome.port, isMissing(path)));
        const cells = cellsOf(
          columns.map((_, index) => median(results.map(({ figures }) => figures[index] ?? Number.NaN))),
        );
        const file = `${fileNameOf(path)}-${profile}.html`;
        writeFileSync(join(folder, file), results.at(-1)?.html ?? '');
        rows.push(`<tr><td><a href="${file}">${escapeHtml(path)}</a><td>${profile}<td>${cells.join('<td>')}`);
        console.log(line(path, profile, cells));
      }
    }
    if (paths.some(isMissing))
      console.log(`Left out for ${missingPaths.join(' and ')}: ${leftOutOfMissing.join(', ')}.`);
  } finally {
    chrome.kill();
    site.stop();
  }
  const head = `<tr><th>page<th>profile<th>${heads.join('<th>')}`;
  writeFileSync(join(folder, 'index.html'), reportPage('Lighthouse', `<table>${head}${rows.join('\n')}</table>`));
}

await main().catch(exitWith);
