import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs } from './harness/browsers.mjs';

const chromiumPath = process.env['CHROMIUM_PATH'];
const firefoxPath = process.env['FIREFOX_PATH'];
const webkitPath = process.env['WEBKIT_PATH'];

const chromium = {
  ...devices['Desktop Chrome'],
  launchOptions: {
    ...(chromiumPath && { executablePath: chromiumPath }),
    args: chromiumArgs,
  },
};
const firefoxUserPrefs = {
  // Pages come back by loading anew: driven from outside, Firefox loses track of one that comes back from memory.
  'browser.sessionhistory.max_total_viewers': 0,
  // As few processes as can be: no test opens two sites, and starting one a test takes as long as many a test.
  'fission.autostart': false,
  'dom.ipc.processCount': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  'layers.gpu-process.enabled': false,
};
// Debian's Firefox is driven over WebDriver BiDi; Playwright's own build over its own protocol.
const firefox = firefoxPath
  ? {
      browserName: 'firefox' as const,
      channel: 'moz-firefox',
      launchOptions: { executablePath: firefoxPath, firefoxUserPrefs },
    }
  : { browserName: 'firefox' as const };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // Generous, for busy machines: what a test awaits is a state, never a time.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  use: { baseURL: `http://127.0.0.1:${process.env['SITE_PORT']}` },
  // On a port that is free, so that runs side by side do not meet. What it says when it listens sets SITE_PORT.
  webServer: {
    command: 'node harness/serve.ts',
    env: { PORT: '0', HOST: '127.0.0.1' },
    wait: { stdout: /Serving http:\/\/127\.0\.0\.1:(?<site_port>\d+)/ },
    timeout: 300_000,
  },
  projects: [
    {
      name: 'desktop',
      use: chromium,
      testIgnore: 'tests/{dev,editor,landing,pictures,no-script,phone,console,inbox,checkers,visitor-tools}/**',
    },
    // What assessors and visitors put over a page, by `npm run prove`; their scripts are not the page's.
    {
      name: 'over-the-page',
      use: { ...chromium, bypassCSP: true },
      testMatch: 'tests/{checkers,visitor-tools}/**/*.spec.ts',
    },
    // Against a server of its own; apart, so that it runs beside the rest.
    { name: 'dev', use: chromium, testMatch: 'tests/dev/dev.spec.ts' },
    { name: 'dev-further', use: chromium, testMatch: 'tests/dev/beside-the-build.spec.ts' },
    { name: 'editor', use: chromium, testMatch: 'tests/editor/**/*.spec.ts' },
    // On copies of the site that have landing pages, or photos, by `npm run prove`.
    { name: 'landing', use: chromium, testMatch: 'tests/landing/**/*.spec.ts' },
    { name: 'pictures', use: chromium, testMatch: 'tests/pictures/**/*.spec.ts' },
    // What pages do is seen in Chromium and WebKit; in Firefox, which few visitors have, what a lead depends on, and the rest of
    // what engines do in ways of their own by `npm run prove`.
    {
      name: 'firefox',
      use: firefox,
      testMatch: 'tests/behaviour/{contact,dialog,lead-form}.spec.ts',
    },
    {
      name: 'firefox-further',
      use: firefox,
      testMatch: [
        'tests/behaviour/{accordion,carousel,moving-about,navigation,share}.spec.ts',
        'tests/console/**/*.spec.ts',
      ],
    },
    {
      name: 'webkit',
      // Debian's WebKit is driven as Debian's Firefox is (harness/webkit/browser.py); Playwright's own build over its own protocol.
      use: webkitPath
        ? { browserName: 'firefox', channel: 'moz-firefox', launchOptions: { executablePath: webkitPath } }
        : { browserName: 'webkit' },
      testMatch: 'tests/{behaviour,console}/**/*.spec.ts',
      // Debian's WebKit knows neither by itself, so every test of the dialog here is one without them.
      grepInvert: /in a browser that knows neither/,
    },
    // On a variant of the site that delivers its leads.
    { name: 'delivery', use: chromium, testMatch: 'tests/inbox/**/*.spec.ts' },
    { name: 'phone', use: { ...chromium, ...phone }, testMatch: 'tests/phone/**/*.spec.ts' },
    { name: 'no-script', use: { ...chromium, javaScriptEnabled: false }, testMatch: 'tests/no-script/**/*.spec.ts' },
  ],
});
