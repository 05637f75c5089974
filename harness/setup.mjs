/**
 * What the commands need before they start: a Node, the packages, a build. Plain script without packages, since it runs
 * on whatever Node the machine has, before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuilt } from '../build/stamp.mjs';
import { PlainError } from '../contracts/process/plain-error.mjs';
import { npm } from './npm.mjs';

/** The folder of the repository. */
export const repository = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * The Node that the project pins, so that everybody builds and serves with the same one.
 * @param {string} root
 */
export const nodeBinary = (root = repository) =>
  join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Refuses a Node that is too old to go on with. */
export function ensureNode(version = process.versions.node) {
  if (Number.parseInt(version, 10) < 20) {
    throw new PlainError(
      `Node ${version} is too old: install Node 20 or later from https://nodejs.org and start again.`,
    );
  }
}

/** Installs the packages unless those of this lock file are there. */
export async function ensureInstalled(root = repository) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.installed-lock');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
    console.log('Installing packages, about half a minute the first time.');
    const { code, output } = await npm(
      root,
      'ci',
      '--include=dev',
      '--prefer-offline',
      '--loglevel=error',
      '--fetch-retry-mintimeout=1000',
      '--fetch-retry-maxtimeout=4000',
    );
    if (code !== 0) throw new PlainError(installProblem(output));
    writeFileSync(stamp, lock);
  }
  if (!runs(nodeBinary(root))) {
    // Install scripts were switched off, so the package of Node has not fetched its program.
    const { output } = await npm(root, 'rebuild', 'node', '--ignore-scripts=false');
    if (!runs(nodeBinary(root))) {
      throw new PlainError(
        `${output}\nThe Node of this project is not installed: run "npm rebuild node --ignore-scripts=false" and start again.`,
      );
    }
  }
}

/** Builds the site unless the built one was made from the same inputs. */
export async function ensureBuilt(root = repository) {
  if (isBuilt(root)) return;
  console.log('Building the site.');
  const started = Date.now();
  const { code, output } = await npm(root, 'run', 'build');
  if (code !== 0) throw new PlainError(`${output}\nThe build failed: the lines above say where.`);
  console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** @param {string} program */
function runs(program) {
  return spawnSync(program, ['--version']).status === 0;
}

/** @param {string} output */
function installProblem(output) {
  const unreachable =
    /\b(ENOTFOUND|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/.exec(
      output,
    );
  if (unreachable) {
    return `The npm registry does not answer (${unreachable[1]}): check the network and what "npm config get registry" prints, then start again.`;
  }
  return `${output}\nThe packages could not be installed: the lines above say why.`;
}
