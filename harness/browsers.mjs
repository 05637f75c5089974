/** Finds the three browsers that the tests need, or installs them. Throws rather than lets a test be skipped. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';
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
  // Debian has the engine as a library: the browser around it is ours.
  webkit: { variable: 'WEBKIT_PATH', own: webkit, programs: [join(repository, 'harness/webkit/browser.py')] },
};

/** @typedef {keyof typeof browsers} BrowserName */

/** Letters as wide as on a phone, which draws them unhinted; and Chromium's sandbox does not start for root, as in a container. */
export const chromiumArgs = [
  '--disable-quic',
  '--font-render-hinting=none',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * How Playwright launches each, looked for in this order: CHROMIUM_PATH, FIREFOX_PATH and WEBKIT_PATH, Playwright's own, the PATH
 * and this folder; then installed.
 */
export async function findBrowsers() {
  let errors = '';
  // Older systems have no chromium-headless-shell.
  for (const build of ['chromium-headless-shell', 'chromium']) {
    if (missing().length > 0)
      errors += aptInstall({
        [build]: 'pages are tested in Chromium',
        'firefox-esr': 'pages are tested in Firefox',
        'gir1.2-webkit2-4.1': 'pages are tested in WebKit, the engine of Safari',
        'python3-gi': 'the browser around WebKit is written in Python (harness/webkit)',
        xvfb: 'WebKit draws on a screen, though nobody sees it',
        'fonts-liberation': 'letters are as wide on every machine',
      });
  }
  // Where the system has none, Playwright's own builds will do.
  if (missing().length > 0) errors += complaintOf(process.execPath, playwright, 'install', ...missing());
  const [chromiumPath, firefoxPath] = [found('chromium', errors), found('firefox', errors)];
  const webkitPath = found('webkit', errors);
  return {
    chromium: { executablePath: chromiumPath, args: chromiumArgs },
    // A Firefox that Playwright did not patch is driven by WebDriver BiDi.
    firefox: { executablePath: firefoxPath, channel: firefoxPath !== firefox.executablePath() && 'moz-firefox' },
    // Neither is a WebKit that Playwright did not patch, and it answers as that Firefox does.
    webkit: { executablePath: webkitPath, channel: webkitPath !== webkit.executablePath() && 'moz-firefox' },
  };
}

/** How Playwright launches the Chromium that is here; undefined where there is none. Installs nothing. */
export function findChromium() {
  const executablePath = find('chromium');
  return executablePath ? { executablePath, args: chromiumArgs } : undefined;
}

/** Those that are neither here nor installed. */
function missing() {
  return /** @type {const} */ (['chromium', 'firefox', 'webkit']).filter((name) => !find(name));
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
  const onPath = programs.flatMap((program) =>
    isAbsolute(program) ? [program] : folders.map((folder) => join(folder, program)),
  );
  return chosen || [own.executablePath(), ...onPath].find((path) => existsSync(path) && starts(path));
}

/**
 * Some systems carry a placeholder that only says how to get the browser, so being there is not enough.
 * @param {string} program
 */
function starts(program) {
  return spawnSync(program, ['--version'], { timeout: 30_000 }).status === 0;
}
