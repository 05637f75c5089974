import { existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyCommit } from '../../harness/copy-commit.ts';
import { ensureBuilt } from '../../harness/setup.mjs';
import { gitIn } from './git.ts';

/** Where the site of the last commit is kept, out of Git, until there is another. */
const folder = resolve('.site', 'last-commit');

async function build(): Promise<string> {
  const commit = gitIn('.')(['rev-parse', 'HEAD']).trimEnd();
  const root = join(folder, commit);
  if (!existsSync(root)) {
    rmSync(folder, { recursive: true, force: true });
    // Put in place in one step: a copy that breaks off leaves nothing that looks whole.
    const part = join(folder, 'part');
    await copyCommit(commit, part);
    renameSync(part, root);
  }
  await ensureBuilt(root);
  return root;
}

let building: Promise<string> | undefined;

/** The folder with the site of the last commit, built if it is not yet; with drafts, which are shown beside it in dev. */
export function siteOfLastCommit(): Promise<string> {
  building ??= build().finally(() => {
    building = undefined;
  });
  return building;
}
