import { spawnSync } from 'node:child_process';

/**
 * The commit since which there is a change: where the branch left main, or on main the commit before, unless something is not
 * committed yet. Undefined in a copy without its history.
 */
export function changedSince(): string | undefined {
  const fork = git('merge-base', 'HEAD', 'main') ?? git('merge-base', 'HEAD', 'origin/main');
  const head = git('rev-parse', 'HEAD');
  if (head === undefined || (fork !== undefined && fork !== head)) return fork;
  return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD~1') : head;
}

/** What git says, undefined where it refuses. */
function git(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return status === 0 ? stdout.trim() : undefined;
}
