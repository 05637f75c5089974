import { spawnSync } from 'node:child_process';

/** Why Git did not do what it was asked to, in words. */
export class GitRefusal extends Error {}

interface Given {
  /** What it reads. */
  readonly input?: string;
  /** The index that it works on, in place of the repository's own. */
  readonly index?: string;
}

/** Runs Git, and answers what it prints; throws why it refused. */
export type Git = (args: readonly string[], given?: Given) => string;

/** Git in a folder. Names of files are taken as they are written, and no index is refreshed in passing. */
export const gitIn =
  (root: string): Git =>
  (args, { input, index } = {}) => {
    const { status, stdout, stderr, error } = spawnSync('git', ['--literal-pathspecs', ...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      env: { ...process.env, GIT_OPTIONAL_LOCKS: '0', ...(index === undefined ? {} : { GIT_INDEX_FILE: index }) },
      ...(input === undefined ? {} : { input }),
    });
    if (error) throw new GitRefusal(`Git cannot be run here (${error.message}).`);
    if (status !== 0) throw new GitRefusal(`Git says: ${stderr.trim()}`);
    return stdout;
  };

/** What Git prints, without the line's end; undefined where it refuses. */
export function askGit(git: Git, ...args: readonly string[]): string | undefined {
  try {
    return git(args).trimEnd();
  } catch (error) {
    if (error instanceof GitRefusal) return undefined;
    throw error;
  }
}
