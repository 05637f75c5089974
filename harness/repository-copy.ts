import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { made } from './sources.ts';

/** The repository in a folder of its own, to change it, build it and run its commands there. */
export interface RepositoryCopy {
  readonly root: string;
  /** Replaces a text in a file of the copy. Throws where the text does not stand, so that no test passes by accident. */
  readonly edit: (file: string, from: string | RegExp, to: string) => void;
  /** Writes a file of the copy, whatever it held before. */
  readonly write: (file: string, text: string) => void;
  /** Builds the copy, as a preview unless told otherwise. */
  readonly build: (env?: Readonly<Record<string, string>>) => Ran;
  /** Runs a program in the copy. */
  readonly run: (program: string, ...args: readonly string[]) => Ran;
  readonly remove: () => void;
}

/** How a program ended, and everything it printed. */
export interface Ran {
  readonly code: number;
  readonly output: string;
}

/** What a build keeps for the next one: a copy does not cut fonts anew. */
const kept = '.site/fonts';

/** What tools keep among the packages for themselves. */
const caches: ReadonlySet<string> = new Set(['.astro', '.cache', '.vite', '.vite-temp']);

/** Copies the sources; the packages are shared. */
export function copyRepository(): RepositoryCopy {
  const root = mkdtempSync(join(tmpdir(), 'repository-'));
  // Others may read it, as they may what is cloned: a test of the inbox starts it as somebody else.
  chmodSync(root, 0o755);
  const isSource = (path: string) => !path.split(sep).some((part) => made.has(part));
  cpSync('.', root, { recursive: true, filter: (path) => isSource(relative('.', path)) });
  if (existsSync(kept)) cpSync(kept, join(root, kept), { recursive: true });
  linkPackages(root);
  const run = (program: string, args: readonly string[], env: NodeJS.ProcessEnv): Ran => {
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: undefined, VITEST: undefined, ...env },
    });
    return { code: status ?? 1, output: stdout + stderr };
  };
  return {
    root,
    edit(file, from, to) {
      const before = readFileSync(join(root, file), 'utf8');
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} does not contain ${from}`);
      writeFileSync(join(root, file), after);
    },
    write: (file, text) => writeFileSync(join(root, file), text),
    build: (env = { SITE_PREVIEW: '1' }) =>
      run(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
        NODE_ENV: 'production',
        SITE_PREVIEW: undefined,
        ...env,
      }),
    run: (program, ...args) => run(program, args, {}),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Lends the installed packages to another folder, in a folder of its own, so that caches stay its own. */
export function linkPackages(root: string): void {
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((each) => !caches.has(each))) {
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));
  }
}
