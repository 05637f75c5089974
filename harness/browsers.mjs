/** Finds the two browsers that the tests need, or installs them. Throws rather than lets a test be skipped. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, firefox } from '@playwright/test';
import { PlainError } from '../contracts/process/plain-error.mjs';
import { aptInstall, complaintOf } from './apt-get.mjs';
import { repository } from './setup.mjs';

/**
 * Launch options of a browser, to hand to Playwright.
 * @typedef {object} BrowserLaunch
 * @property {string} executablePath
 * @property {string[]} args
 * @property {'moz-firefox'} [channel] For a Firefox that Playwright did not patch: it is driven by WebDriver BiDi.
 */

const browsers = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    own: () => chromium.executablePath(),
    // First the build without a window: the same engine at half the processor time.
    programs: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    own: () => firefox.executablePath(),
    programs: ['firefox-esr', 'firefox'],
  },
};

/** @typedef {keyof typeof browsers} BrowserName */

/** Letters as wide as on a phone, which draws them unhinted; and Chromium's sandbox does not start for root, as in a container. */
export const chromiumArgs = [
  '--disable-quic',
  '--font-render-hinting=none',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Both browsers, looked for in this order: CHROMIUM_PATH and FIREFOX_PATH, Playwright's own, the PATH; then installed.
 * @returns {Promise<Record<BrowserName, BrowserLaunch>>}
 */
export async function findBrowsers() {
  const names = /** @type {BrowserName[]} */ (Object.keys(browsers));
  const missing = names.filter((name) => !find(name));
  const reason = missing.length > 0 ? install(missing) : '';
  return { chromium: launchOf('chromium', reason), firefox: launchOf('firefox', reason) };
}

/**
 * @param {BrowserName} name
 * @param {string} reason What the installation said, if one was tried.
 * @returns {BrowserLaunch}
 */
function launchOf(name, reason) {
  const executablePath = find(name);
  if (!executablePath) {
    throw new PlainError(
      `${reason}No ${name} was found, and none could be installed: run "npx playwright install --with-deps ${name}", or set ${browsers[name].variable} to one.`,
    );
  }
  if (name === 'firefox')
    return { executablePath, args: [], ...(executablePath === ownPath(name) ? {} : { channel: 'moz-firefox' }) };
  return { executablePath, args: chromiumArgs };
}

/**
 * @param {BrowserName} name
 * @returns {string | undefined}
 */
function find(name) {
  const { variable, programs } = browsers[name];
  const chosen = process.env[variable];
  if (chosen) {
    if (!starts(chosen))
      throw new PlainError(`${variable} is "${chosen}", which does not start: correct it or take it away.`);
    return chosen;
  }
  const folders = (process.env['PATH'] ?? '').split(':').filter((folder) => folder !== '');
  const candidates = [ownPath(name), ...programs.flatMap((program) => folders.map((folder) => join(folder, program)))];
  return candidates.find((path) => existsSync(path) && starts(path));
}

/** @param {BrowserName} name */
function ownPath(name) {
  return browsers[name].own();
}

/**
 * Some systems carry a placeholder that only says how to get the browser, so being there is not enough.
 * @param {string} program
 */
function starts(program) {
  return spawnSync(program, ['--version'], { timeout: 30_000 }).status === 0;
}

/**
 * Tries the system's packages, then Playwright's own builds, and answers the last lines of what went wrong.
 * @param {readonly BrowserName[]} missing
 */
function install(missing) {
  let errors = '';
  // Older systems have no chromium-headless-shell.
  for (const build of ['chromium-headless-shell', 'chromium']) {
    if (!missing.every(find))
      errors += aptInstall({
        [build]: 'pages are tested in Chromium',
        'firefox-esr': 'pages are tested in Firefox',
        'fonts-liberation': 'letters are as wide on every machine',
      });
  }
  const left = missing.filter((name) => !find(name));
  const playwright = join(repository, 'node_modules', '@playwright', 'test', 'cli.js');
  if (left.length > 0) errors += complaintOf(process.execPath, playwright, 'install', ...left);
  return errors;
}
