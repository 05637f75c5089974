/** Programs that only tests need, from Debian's packages. Plain script, since `npm test` starts on whatever Node the machine has. */
import { spawnSync } from 'node:child_process';

/**
 * Runs a program quietly, and answers its last lines if it fails; nothing if it does not.
 * @param {string} program
 * @param {...string} args
 */
export function complaintOf(program, ...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stderr } = spawnSync(program, args, { env, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] });
  if (status === 0) return '';
  return `${program} ${args.join(' ')}\n${(stderr ?? '').trim().split('\n').slice(-5).join('\n')}\n`;
}

/**
 * Installs packages where that can be done, as root on a system with apt-get; answers what went wrong.
 * @param {...string} packages
 */
export function aptInstall(...packages) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return '';
  return (
    complaintOf('apt-get', 'update') + complaintOf('apt-get', 'install', '-y', '--no-install-recommends', ...packages)
  );
}
