import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { askGit, type Git, GitRefusal, gitIn } from './git.ts';

/** The commit that changes are seen against. */
export interface LastCommit {
  /** Its short name. */
  readonly id: string;
  readonly sentence: string;
  /** Empty where none is checked out. */
  readonly branch: string;
}

/** The last commit of a folder. Throws why there is none. */
export function lastCommit(root: string): LastCommit {
  const git = gitIn(root);
  git(['rev-parse', '--git-dir']);
  const said = askGit(git, 'log', '-1', '--format=%h%x00%s');
  if (said === undefined) throw new GitRefusal('Nothing has been committed here yet.');
  const [id = '', sentence = ''] = said.split('\0');
  return { id, sentence, branch: git(['branch', '--show-current']).trimEnd() };
}

/** What Git keeps while it waits for somebody to go on. */
const unfinished = {
  'rebase-merge': 'A rebase',
  'rebase-apply': 'A rebase',
  MERGE_HEAD: 'A merge',
  CHERRY_PICK_HEAD: 'A cherry-pick',
  REVERT_HEAD: 'A revert',
} as const;

/** Why no commit can be made in a folder now, and what helps; undefined where one can. */
export function whyNoCommit(root: string): string | undefined {
  const git = gitIn(root);
  for (const [file, what] of Object.entries(unfinished)) {
    if (isThere(git, root, file))
      return `${what} is under way in this folder: finish it, or break it off, before these changes are kept.`;
  }
  if (isThere(git, root, 'index.lock'))
    return 'Another Git command is at work in this folder, or was broken off (it left the file index.lock): wait for it, or take the file away.';
  if (git(['branch', '--show-current']) === '')
    return 'No branch is checked out here, but a single commit: check out a branch first, as by “git switch main”.';
  if (askGit(git, '-c', 'user.useConfigOnly=true', 'var', 'GIT_AUTHOR_IDENT') === undefined)
    return 'Git does not know who you are. Tell it once: git config --global user.name "Your Name", and git config --global user.email "you@example.com".';
  return undefined;
}

/** Whether Git keeps a file of this name for itself. */
const isThere = (git: Git, root: string, file: string): boolean =>
  existsSync(resolve(root, git(['rev-parse', '--git-path', file]).trimEnd()));
