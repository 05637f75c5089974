/**
 * `npm test`: sets up what is missing, then runs every check and counts. A check that is no test runner counts as one.
 * Ends with "N passed, N failed". Runs on any Node from 20; the checks themselves run on the project's own.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { exitWith } from '../contracts/process/plain-error.mjs';
import { ensurePrograms } from '../harness/programs.mjs';
import { ensureBuilt, ensureInstalled, ensureNode, nodeBinary, repository } from '../harness/setup.mjs';

const reports = join(repository, 'reports');

const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Runs a tool of the project with its output shown, and answers its exit code.
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>}
 */
function run(command, env = {}) {
  const bin = join(repository, 'node_modules', '.bin');
  const path = [dirname(nodeBinary()), bin, process.env['PATH']].join(delimiter);
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: repository,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0', NO_COLOR: '1', PATH: path, ...env },
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * A script of package.json that either holds or does not.
 * @param {'lint' | 'types' | 'directions' | 'unused'} script
 * @returns {() => Promise<Count>}
 */
const holds = (script) => async () =>
  (await run(scripts[script].split(' '))) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/**
 * @param {string} file
 * @returns {Record<string, any>}
 */
const report = (file) => JSON.parse(readFileSync(join(reports, file), 'utf8'));

/**
 * Tests run by Vitest; a run that breaks before it reports counts as one failure.
 * @param {string} project
 * @returns {() => Promise<Count>}
 */
const vitest = (project) => async () => {
  const file = `${project}.json`;
  rmSync(join(reports, file), { force: true });
  const code = await run([
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=reports/${file}`,
  ]);
  try {
    const { numPassedTests, numTotalTests } = report(file);
    return { passed: numPassedTests, failed: Math.max(numTotalTests - numPassedTests, code === 0 ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

/** Its tests only find the programs that they start. */
async function inbox() {
  ensurePrograms(['postgres', 'strace']);
  return vitest('inbox')();
}

/** @returns {Promise<Count>} */
async function browser() {
  // Read here, since it needs the installed packages.
  const { findBrowsers } = await import('../harness/browsers.mjs');
  const { chromium, firefox } = await findBrowsers();
  rmSync(join(reports, 'browser.json'), { force: true });
  const code = await run(['playwright', 'test'], {
    CHROMIUM_PATH: chromium.executablePath,
    ...(firefox.channel ? { FIREFOX_PATH: firefox.executablePath } : {}),
  });
  try {
    // Skipped are only tests of a control that the width or the browser at hand does not show.
    const { expected, unexpected, flaky } = report('browser.json')['stats'];
    const failed = unexpected + flaky;
    return { passed: expected, failed: Math.max(failed, code === 0 ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** @type {readonly (readonly [title: string, check: () => Promise<Count>])[]} */
const checks = [
  ['Format and lint', holds('lint')],
  ['Types', holds('types')],
  ['Import directions', holds('directions')],
  ['Unused files and exports', holds('unused')],
  ['Unit tests', vitest('unit')],
  ['Lead inbox', inbox],
  ['Build', () => ensureBuilt().then(() => ({ passed: 1, failed: 0 }))],
  ['The built site', vitest('built')],
  ['Real web servers', vitest('hosts')],
  ['Browsers', browser],
];

async function test() {
  ensureNode();
  await ensureInstalled();
  mkdirSync(reports, { recursive: true });
  const total = { passed: 0, failed: 0 };
  const only = process.argv.slice(2);
  for (const [title, check] of checks) {
    if (only.length > 0 && !only.includes(title)) continue;
    const started = Date.now();
    console.log(`\n== ${title}`);
    const { passed, failed } = await check().catch((error) => {
      console.error(error instanceof Error ? error.message : error);
      return { passed: 0, failed: 1 };
    });
    total.passed += passed;
    total.failed += failed;
    console.log(`== ${title}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - started) / 1000)} s)`);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}

test().catch(exitWith);
