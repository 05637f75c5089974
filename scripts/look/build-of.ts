import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainError } from '../../contracts/process/plain-error.mjs';
import { copyCommit } from '../../harness/copy-commit.ts';
import { ensureBuilt, repository } from '../../harness/setup.mjs';

/** Builds the site of a commit in a folder of its own, which goes after use. */
export async function buildOf(ref: string): Promise<Disposable & { readonly root: string }> {
  if (spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], { cwd: repository }).status !== 0) {
    throw new PlainError(
      `There is no commit ${ref}: --against takes a branch, a tag or a commit, as in --against main.`,
    );
  }
  const root = await mkdtemp(join(tmpdir(), 'look-against-'));
  const remove = () => rmSync(root, { recursive: true, force: true });
  try {
    await copyCommit(ref, root);
    await ensureBuilt(root);
    return { root, [Symbol.dispose]: remove };
  } catch (error) {
    remove();
    throw error;
  }
}
