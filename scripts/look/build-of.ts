import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainError } from '../../contracts/process/plain-error.mjs';
import { linkPackages } from '../../harness/repository-copy.ts';
import { ensureBuilt, ensureInstalled, repository } from '../../harness/setup.mjs';

/** Builds the site of a commit in a folder of its own, with its own packages where it has others; the folder goes after use. */
export async function buildOf(ref: string): Promise<Disposable & { readonly root: string }> {
  if (git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`) !== 0) {
    throw new PlainError(
      `There is no commit ${ref}: --against takes a branch, a tag or a commit, as in --against main.`,
    );
  }
  const root = await mkdtemp(join(tmpdir(), 'look-against-'));
  const remove = () => {
    git('worktree', 'remove', '--force', root);
    rmSync(root, { recursive: true, force: true });
  };
  try {
    git('worktree', 'add', '--quiet', '--detach', root, ref);
    const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
    if (lockOf(root) === lockOf(repository)) linkPackages(root);
    await ensureInstalled(root);
    await ensureBuilt(root);
    return { root, [Symbol.dispose]: remove };
  } catch (error) {
    remove();
    throw error;
  }
}

const git = (...args: readonly string[]) =>
  spawnSync('git', args, { cwd: repository, stdio: ['ignore', 'ignore', 'inherit'] }).status;
