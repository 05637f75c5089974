import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureBuilt, ensureInstalled, ensureNode } from './setup.mjs';

/** Stands in for npm: notes how it was called, then does what the test wrote into `behaviour.mjs`. */
const fakeNpm = `
import { appendFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
const root = dirname(process.argv[1]);
appendFileSync(join(root, 'calls'), process.argv.slice(2).filter((word) => !word.startsWith('--')).join(' ') + '\\n');
await import(join(root, 'behaviour.mjs'));
`;

const stamp = join(import.meta.dirname, '..', 'build', 'stamp.mjs');

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'setup-'));
  await write('package-lock.json', '{}');
  await write('npm-cli.mjs', fakeNpm);
  await behave('');
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

const behave = (code: string): Promise<void> =>
  write(
    'behaviour.mjs',
    `import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'; process.chdir(${JSON.stringify(root)}); ${code}`,
  );

/** What npm was asked for so far. */
const calls = async (): Promise<readonly string[]> =>
  (await readFile(join(root, 'calls'), 'utf8').catch(() => '')).split('\n').filter((line) => line !== '');

const installNode = `
  mkdirSync('node_modules/node/bin', { recursive: true });
  writeFileSync('node_modules/node/bin/node', '#!/bin/sh\\nexit 0\\n');
  chmodSync('node_modules/node/bin/node', 0o755);`;

describe('Node', () => {
  it('from 20 on will do', () => {
    for (const version of ['20.0.0', '24.21.0', '100.1.0']) expect(() => ensureNode(version)).not.toThrow();
  });

  it('before that is refused in one sentence', () => {
    expect(() => ensureNode('18.20.4')).toThrow('Node 18.20.4 is too old: install Node 20 or later');
  });
});

describe('installing', () => {
  it('happens once for a lock file, and again when the lock file changes', async () => {
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

  it('says so in one sentence when that Node cannot be had', async () => {
    await behave(`mkdirSync('node_modules', { recursive: true });`);
    await expect(ensureInstalled(root)).rejects.toThrow(/The Node of this project is not installed/);
  });

  it('says in one sentence that the registry does not answer, and tries again next time', async () => {
    await behave(`console.error('npm error code ENOTFOUND'); process.exit(1);`);
    await expect(ensureInstalled(root)).rejects.toThrow(/^The npm registry does not answer \(ENOTFOUND\): .*$/);
    await behave(installNode);
    await ensureInstalled(root);
    expect(await calls()).toEqual(['ci', 'ci']);
  });

  it('shows the last lines of any other failure', async () => {
    await behave(`console.error('npm error code EUSAGE'); process.exit(1);`);
    await expect(ensureInstalled(root)).rejects.toThrow(/EUSAGE\nThe packages could not be installed/);
  });
});

describe('building', () => {
  const build = `mkdirSync('dist', { recursive: true }); mkdirSync('.site', { recursive: true });
    writeFileSync('dist/index.html', ''); writeFileSync('.site/policies.json', '{}');
    const { hashOfInputs, writeStamp } = await import(${JSON.stringify(stamp)}); writeStamp('.', hashOfInputs('.'));`;

  beforeEach(async () => {
    await write('src/pages/index.astro', 'one');
    await behave(build);
    await ensureBuilt(root);
  });

  it('happens once for the same inputs', async () => {
    await ensureBuilt(root);
    await write('README.md', 'no input');
    await write('src/pages/index.test.ts', 'no input either');
    await ensureBuilt(root);
    expect(await calls()).toEqual(['run build']);
  });

  it.each([
    ['a source changes', () => write('src/pages/index.astro', 'two')],
    [
      'a source is renamed',
      async () => {
        await rm(join(root, 'src/pages/index.astro'));
        await write('src/pages/other.astro', 'one');
      },
    ],
    [
      'a setting changes',
      async () => {
        vi.stubEnv('LEADS', 'inbox');
      },
    ],
    ['the built site is gone', () => rm(join(root, 'dist'), { recursive: true })],
    ['its policies are gone', () => rm(join(root, '.site/policies.json'))],
  ])('happens again when %s', async (_, change) => {
    await change();
    await ensureBuilt(root);
    expect(await calls()).toEqual(['run build', 'run build']);
  });

  it('shows the last lines when it fails, and is tried again', async () => {
    await write('src/pages/index.astro', 'broken');
    await behave(`console.error('about.html: a style attribute'); process.exit(1);`);
    await expect(ensureBuilt(root)).rejects.toThrow(/a style attribute\nThe build failed/);
    await behave(build);
    await ensureBuilt(root);
    expect(await calls()).toEqual(['run build', 'run build', 'run build']);
  });
});
