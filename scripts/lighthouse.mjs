/**
 * `npm run lighthouse [paths…]`: Lighthouse on the built site as `npm start` serves it, phone and desktop profiles, median
 * of three runs; without paths, on the home page. Not part of `npm test`: timing is not the same on every machine.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { Fetcher } from 'lighthouse/core/gather/fetcher.js';
import { exitWith } from '../platform/plain-error.mjs';
import { findBrowsers } from './browsers.mjs';
import { ensureBuilt, nodeBinary, repository } from './setup.mjs';

const runs = 3;
const port = 4391;
const profiles = /** @type {const} */ (['phone', 'desktop']);

// Lighthouse asks for /robots.txt from inside the page, where `connect-src 'none'` forbids it (docs/decisions/0004). Asked
// from outside, as a crawler does, the file is there: the audit then judges the file and not the policy.
Fetcher.prototype.fetchResource = async (/** @type {string} */ url) => {
  const response = await fetch(url);
  return { status: response.status, content: await response.text(), headers: null };
};

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** @param {string} url @param {'phone' | 'desktop'} profile @param {number} debugPort */
async function audit(url, profile, debugPort) {
  const flags = { port: debugPort, output: 'html', logLevel: 'error' };
  const result = await lighthouse(url, /** @type {any} */ (flags), profile === 'desktop' ? desktopConfig : undefined);
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits } = result.lhr;
  /** @param {string} id */
  const score = (id) => Math.round((categories[id]?.score ?? 0) * 100);
  /** @param {string} id */
  const value = (id) => audits[id]?.numericValue ?? Number.NaN;
  return {
    html: String(result.report),
    figures: [
      score('performance'),
      score('accessibility'),
      score('best-practices'),
      score('seo'),
      value('first-contentful-paint') / 1000,
      value('largest-contentful-paint') / 1000,
      value('total-blocking-time'),
      value('cumulative-layout-shift'),
    ],
  };
}

async function main() {
  await ensureBuilt();
  const paths = process.argv.slice(2);
  const { chromium } = await findBrowsers();
  const server = spawn(nodeBinary(), [join(repository, 'server', 'main.ts')], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => server.stdout.once('data', resolve));
  const chrome = await launch({
    chromePath: chromium.executablePath,
    chromeFlags: ['--headless=new', ...chromium.args],
  });
  const reports = join(repository, 'reports', 'lighthouse');
  mkdirSync(reports, { recursive: true });
  console.log('page'.padEnd(40), 'profile'.padEnd(8), 'perf a11y  bp  seo   FCP s  LCP s  TBT ms  CLS');
  try {
    for (const path of paths.length > 0 ? paths : ['/']) {
      for (const profile of profiles) {
        const results = [];
        for (let run = 0; run < runs; run += 1)
          results.push(await audit(`http://127.0.0.1:${port}${path}`, profile, chrome.port));
        const [perf, a11y, bp, seo, fcp, lcp, tbt, cls] = (results[0]?.figures ?? []).map((_, index) =>
          median(results.map(({ figures }) => figures[index] ?? Number.NaN)),
        );
        const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
        writeFileSync(join(reports, `${name}-${profile}.html`), results.at(-1)?.html ?? '');
        console.log(
          path.padEnd(40),
          profile.padEnd(8),
          [perf, a11y, bp, seo].map((score) => String(score).padStart(4)).join(' '),
          [fcp, lcp].map((seconds) => (seconds ?? Number.NaN).toFixed(2).padStart(6)).join(' '),
          String(Math.round(tbt ?? Number.NaN)).padStart(7),
          (cls ?? Number.NaN).toFixed(3),
        );
      }
    }
  } finally {
    chrome.kill();
    server.kill();
  }
}

main().catch(exitWith);
