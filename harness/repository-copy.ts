import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';

/** The whole repository in a folder of its own, to change it and run its commands there. */
export interface RepositoryCopy {
  readonly root: string;
  /** Runs a program in the copy and answers its exit code and everything it printed. */
  readonly run: (program: string, ...args: readonly string[]) => { readonly code: number; readonly output: string };
  readonly remove: () => void;
}

/** What is made from the sources, or is nobody's source. */
const made = new Set(['.astro', '.git', '.site', 'dist', 'leads', 'node_modules', 'reports', 'test-results']);

/** Copies the repository; the packages are shared, in a folder of its own, so that caches stay its own. */
export function copyRepository(): RepositoryCopy {
  const root = mkdtempSync(join(tmpdir(), 'repository-'));
  cpSync('.', root, {
    recursive: true,
    filter: (path) =>
      !relative('.', path)
        .split(sep)
        .some((part) => made.has(part)),
  });
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((each) => !['.astro', '.vite', '.cache'].includes(each))) {
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));
  }
  return {
    root,
    run(program, ...args) {
      const { status, stdout, stderr } = spawnSync(program, args, {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
        env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
      });
      return { code: status ?? 1, output: stdout + stderr };
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
