import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PlainError } from '../contracts/process/plain-error.mjs';
import { linkPackages } from './repository-copy.ts';
import { ensureInstalled, repository } from './setup.mjs';

/** Writes the sources of a commit into a folder, with its own packages where it has others. The repository keeps no record of it. */
export async function copyCommit(ref: string, root: string): Promise<void> {
  mkdirSync(root, { recursive: true });
  // An index of its own, so that what the repository's says is left as it is.
  const index = resolve(`${root}.index`);
  const git = (args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
    const { status, stderr } = spawnSync('git', args, {
      cwd: repository,
      encoding: 'utf8',
      env: { ...process.env, GIT_INDEX_FILE: index, ...env },
    });
    if (status !== 0) throw new PlainError(`Git could not write the files of ${ref}: ${stderr.trim()}`);
  };
  try {
    git(['read-tree', `${ref}:./`]);
    git(['checkout-index', '--all'], { GIT_WORK_TREE: resolve(root) });
  } finally {
    rmSync(index, { force: true });
  }
  const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lockOf(root) === lockOf(repository)) linkPackages(root);
  else await ensureInstalled(root);
}
