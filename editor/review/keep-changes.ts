import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles } from './changed-files.ts';
import { askGit, GitRefusal, gitIn } from './git.ts';
import { whyNoCommit } from './history.ts';

/** What is asked of whoever keeps changes. */
export interface Keeping {
  /** What the branch is called. */
  readonly name: string;
  /** What is better now: the commit's message. */
  readonly sentence: string;
}

/** Where branches of the editor's changes are. */
export const branches = 'edit/';

/** A branch that is called as the folder of those. */
const inTheWay = branches.slice(0, -1);

/** The longest name, and the longest sentence: lists of branches and of commits show no more. */
export const longest = { name: 50, sentence: 120 } as const;

/** “A new headline!” as the name of a branch: `edit/a-new-headline`. */
export function branchOf(name: string): string {
  const words =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${branches}${words.join('-')}`;
}

/**
 * Commits the changed files of content, and nothing else, to a branch that is checked out from then on: a new one from where the
 * folder stands, or the one of that name that is checked out already. No file is written, what else is staged stays staged,
 * and nothing is pushed. Throws why it cannot be done, before anything is.
 */
export function keepChanges(root: string, { name, sentence }: Keeping): void {
  const git = gitIn(root);
  const obstacle = whyNoCommit(root) ?? whyNotSo(name, sentence);
  if (obstacle !== undefined) throw new GitRefusal(obstacle);
  const [branch, current] = [branchOf(name), git(['branch', '--show-current']).trimEnd()];
  if (branch !== current && askGit(git, 'rev-parse', '--verify', '--quiet', `refs/heads/${branch}`) !== undefined)
    throw new GitRefusal(`There is a branch ${branch} already: choose another name.`);
  if (askGit(git, 'rev-parse', '--verify', '--quiet', `refs/heads/${inTheWay}`) !== undefined)
    throw new GitRefusal(
      `There is a branch “${inTheWay}”, beside which Git can have no ${branch}: call it otherwise first, as by “git branch -m ${inTheWay} ${inTheWay}-before”.`,
    );
  const paths = changedFiles(root).map(({ path }) => path);
  if (paths.length === 0) throw new GitRefusal('Nothing has changed since the last commit.');

  const head = git(['rev-parse', 'HEAD']).trimEnd();
  const commit = commitOf(root, head, paths, sentence.trim());
  // The index first, since it is what another Git command may hold.
  git(['reset', '--quiet', commit, '--', ...paths]);
  git([
    'update-ref',
    '-m',
    `commit: ${sentence.trim()}`,
    `refs/heads/${branch}`,
    commit,
    branch === current ? head : '',
  ]);
  git(['symbolic-ref', '-m', `checkout: moving from ${current} to ${branch}`, 'HEAD', `refs/heads/${branch}`]);
}

function whyNotSo(name: string, sentence: string): string | undefined {
  if (branchOf(name) === branches) return 'Give the branch a name, of letters or figures.';
  if (name.length > longest.name) return `The name is ${name.length} characters long; write at most ${longest.name}.`;
  if (sentence.trim() === '') return 'Say in a sentence what is better now.';
  if (/\p{Cc}/u.test(sentence)) return 'The sentence has to be one line.';
  if (sentence.length > longest.sentence)
    return `The sentence is ${sentence.length} characters long; write at most ${longest.sentence}.`;
  return undefined;
}

/** Makes a commit of these files as they are, on an index of its own, so that the repository's says what it said. */
function commitOf(root: string, parent: string, paths: readonly string[], sentence: string): string {
  const git = gitIn(root);
  const folder = mkdtempSync(join(tmpdir(), 'keep-'));
  const index = join(folder, 'index');
  try {
    git(['read-tree', parent], { index });
    git(['add', '--all', '--', ...paths], { index });
    const tree = git(['write-tree'], { index }).trimEnd();
    return git(['commit-tree', tree, '-p', parent, '-F', '-'], { input: `${sentence}\n` }).trimEnd();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
