/** Finds the two browsers that the tests need, or installs them. Throws rather than lets a test be skipped. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox } from '@playwright/test';
import { PlainError } from '../contracts/process/plain-error.mjs';
import { aptInstall, complaintOf } from './apt-get.mjs';
import { repository } from './setup.mjs';

const playwright = join(repository, 'node_modules', '@playwright', 'test', 'cli.js');

const browsers = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    own: chromium,
    // First the build without a window: the same engine at half the processor time.
    programs: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  },
  firefox: { variable: 'FIREFOX_PATH', own: firefox, programs: ['firefox-esr', 'firefox'] },
};

/** @typedef {keyof typeof browsers} BrowserName */

/** Letters as wide as on a phone, which draws them unhinted; and Chromium's sandbox does not start for root, as in a container. */
export const chromiumArgs = [
  '--disable-quic',
  '--font-render-hinting=none',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** How Playwright launches either, looked for in this order: CHROMIUM_PATH and FIREFOX_PATH, Playwright's own, the PATH; then installed. */
export async function findBrowsers() {
  let errors = '';
  // Older systems have no chromium-headless-shell.
  for (const build of ['chromium-headless-shell', 'chromium']) {
    if (!find('chromium') || !find('firefox'))
      errors += aptInstall({
        [build]: 'pages are tested in Chromium',
        'firefox-esr': 'pages are tested in Firefox',
        'fonts-liberation': 'letters are as wide on every machine',
      });
  }
  // Where the system has none, Playwright's own builds will do.
  const missing = /** @type {const} */ (['chromium', 'firefox']).filter((name) => !find(name));
  if (missing.length > 0) errors += complaintOf(process.execPath, playwright, 'install', ...missing);
  const [chromiumPath, firefoxPath] = [found('chromium', errors), found('firefox', errors)];
  return {
    chromium: { executablePath: chromiumPath, args: chromiumArgs },
    // A Firefox that Playwright did not patch is driven by WebDriver BiDi.
    firefox: { executablePath: firefoxPath, channel: firefoxPath !== firefox.executablePath() && 'moz-firefox' },
  };
}

/**
 * @param {BrowserName} name
 * @param {string} errors What the installation said, if one was tried.
 */
function found(name, errors) {
  const path = find(name);
  if (path) return path;
  throw new PlainError(
    `${errors}No ${name} was found, and none could be installed: run "npx playwright install --with-deps ${name}", or set ${browsers[name].variable} to one.`,
  );
}

/** @param {BrowserName} name */
function find(name) {
  const { variable, own, programs } = browsers[name];
  const chosen = process.env[variable];
  if (chosen && !starts(chosen))
    throw new PlainError(`${variable} is "${chosen}", which does not start: correct it or take it away.`);
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = programs.flatMap((program) => folders.map((folder) => join(folder, program)));
  return chosen || [own.executablePath(), ...onPath].find((path) => existsSync(path) && starts(path));
}

/**
 * Some systems carry a placeholder that only says how to get the browser, so being there is not enough.
 * @param {string} program
 */
function starts(program) {
  return spawnSync(program, ['--version'], { timeout: 30_000 }).status === 0;
}
