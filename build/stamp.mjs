/**
 * Tells whether dist/ was built from the sources as they are. Plain script without packages, since `npm start` asks on
 * whatever Node the machine has, before anything is installed.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { awaited } from '../src/site/article-calendar.mjs';

/** What the build reads, below the repository. */
export const buildInputs = [
  'src',
  'build',
  'contracts',
  'astro.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Settings from outside that end up in the pages. */
const buildSettings = ['LEADS', 'LEADS_URL', 'LEADS_UPSTREAM'];

/** @param {string} root */
const stampOf = (root) => join(root, '.site', 'build-stamp');

/**
 * What an article waits for: without a change of its own, it is on the site from its day on.
 * @param {string} file
 */
const waitedFor = (file) => (file.endsWith('.mdx') ? (awaited(readFileSync(file, 'utf8')) ?? '') : '');

/**
 * Everything that a build made now would be made from, as one hash.
 * @param {string} root
 */
export function hashOfInputs(root) {
  const hash = createHash('sha256');
  /** @type {(path: string) => void} */
  const add = (path) => {
    const full = join(root, path);
    if (/\.test\.\w+$/.test(path) || !existsSync(full)) return;
    if (statSync(full).isDirectory()) for (const entry of readdirSync(full).sort()) add(`${path}/${entry}`);
    else hash.update(`${path}\0`).update(readFileSync(full)).update(waitedFor(full));
  };
  for (const path of buildInputs) add(path);
  for (const name of buildSettings) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  return hash.digest('hex');
}

/**
 * Whether the built site is whole and was made from what the sources are now.
 * @param {string} root
 */
export function isBuilt(root) {
  const isWhole = ['dist/index.html', '.site/policies.json', '.site/redirects.json', '.site/build-stamp'].every(
    (file) => existsSync(join(root, file)),
  );
  return isWhole && readFileSync(stampOf(root), 'utf8') === hashOfInputs(root);
}

/**
 * Forgets the last build, so that one that is broken off is made again.
 * @param {string} root
 */
export function removeStamp(root) {
  rmSync(stampOf(root), { force: true });
}

/**
 * Notes from what the built site was made.
 * @param {string} root
 * @param {string} inputs
 */
export function writeStamp(root, inputs) {
  mkdirSync(dirname(stampOf(root)), { recursive: true });
  writeFileSync(stampOf(root), inputs);
}
