import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ensureBuilt, ensureInstalled, ensureNode } from './setup.mjs';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'setup-'));
  await write('package-lock.json', '{}');
  vi.stubEnv('npm_execpath', join(root, 'npm-cli.mjs'));
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(root, { recursive: true });
});

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

/** Stands in for npm: notes how it was called, then runs this code in the folder. */
const behave = (code: string): Promise<void> =>
  write(
    'npm-cli.mjs',
    `import { appendFileSync, chmodSync, mkdirSync, writeFileSync } from 'node:fs'; process.chdir(${JSON.stringify(root)});
    appendFileSync('calls', process.argv.slice(2).filter((word) => !word.startsWith('--')).join(' ') + '\\n'); ${code}`,
  );

/** What npm was asked for so far. */
const calls = async () => (await readFile(join(root, 'calls'), 'utf8')).trim().split('\n');

const installNode = `
  mkdirSync('node_modules/node/bin', { recursive: true });
  writeFileSync('node_modules/node/bin/node', '#!/bin/sh\\nexit 0\\n');
  chmodSync('node_modules/node/bin/node', 0o755);`;

it('takes Node from 20 on, and refuses an older one in one sentence', () => {
  for (const version of ['20.0.0', '24.21.0', '100.1.0']) expect(() => ensureNode(version)).not.toThrow();
  expect(() => ensureNode('18.20.4')).toThrow('Node 18.20.4 is too old: install Node 20 or later');
});

it('installs once for a lock file, and again when the lock file changes', async () => {
  await behave(installNode);
  await ensureInstalled(root);
  await ensureInstalled(root);
  expect(await calls()).toEqual(['ci']);
  await write('package-lock.json', '{ "changed": true }');
  await ensureInstalled(root);
  expect(await calls()).toEqual(['ci', 'ci']);
});

it('fetches the Node of the project when install scripts were off', async () => {
  await behave(`if (process.argv[2] === 'ci') mkdirSync('node_modules'); else { ${installNode} }`);
  await ensureInstalled(root);
  expect(await calls()).toEqual(['ci', 'rebuild node']);
});

it.each([
  [`mkdirSync('node_modules', { recursive: true });`, /The Node of this project is not installed/],
  [
    `console.error('npm error code ENOTFOUND'); process.exit(1);`,
    /^The npm registry does not answer \(ENOTFOUND\): .*$/,
  ],
  [`console.error('npm error code EUSAGE'); process.exit(1);`, /EUSAGE\nThe packages could not be installed/],
])('says why packages are missing, and tries again next time: %s', async (code, reason) => {
  await behave(code);
  await expect(ensureInstalled(root)).rejects.toThrow(reason);
  await behave(installNode);
  await ensureInstalled(root);
});

it('builds once for the same inputs, again where one of them or what was built is gone, and says why it cannot', async () => {
  const stamp = JSON.stringify(join(import.meta.dirname, '..', 'build', 'stamp.mjs'));
  const build = `mkdirSync('dist', { recursive: true }); mkdirSync('.site', { recursive: true });
    for (const file of ['dist/index.html', '.site/policies.json', '.site/redirects.json']) writeFileSync(file, '');
    const { hashOfInputs, writeStamp } = await import(${stamp}); writeStamp('.', hashOfInputs('.'));`;
  await write('src/pages/index.astro', 'one');
  await write('src/articles/later.mdx', '---\ndate: 2999-12-31\n---');
  await behave(`console.error('about.html: a style attribute'); process.exit(1);`);
  await expect(ensureBuilt(root)).rejects.toThrow(/a style attribute\nThe build failed/);
  await behave(build);
  await ensureBuilt(root);
  await write('README.md', 'no input');
  await write('src/pages/index.test.ts', 'no input either');
  await ensureBuilt(root);
  expect(await calls()).toHaveLength(2);
  const changes = [
    () => write('src/pages/index.astro', 'two'),
    () => vi.stubEnv('LEADS', 'inbox'),
    () => vi.stubEnv('SITE_DAY', '2999-12-31'),
    () => rm(join(root, 'dist'), { recursive: true }),
    () => rm(join(root, '.site/policies.json')),
  ];
  for (const [index, change] of changes.entries()) {
    await change();
    await ensureBuilt(root);
    expect(await calls(), `${change}`).toHaveLength(3 + index);
  }
});
