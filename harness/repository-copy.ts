import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { linkPackages } from './link-packages.ts';
import { made } from './sources.ts';

/** The whole repository in a folder of its own, to change it and run its commands there. */
export interface RepositoryCopy {
  readonly root: string;
  /** Runs a program in the copy and answers its exit code and everything it printed. */
  readonly run: (program: string, ...args: readonly string[]) => { readonly code: number; readonly output: string };
  readonly remove: () => void;
}

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
  linkPackages(root);
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
