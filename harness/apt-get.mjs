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
 * Installs packages where that can be done, as root on a system with apt-get, and says before which and why; answers what
 * went wrong.
 * @param {Readonly<Record<string, string>>} reasons Why each package is needed.
 */
export function aptInstall(reasons) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return '';
  console.log('Installing on this system with apt-get, for the tests:');
  for (const [name, reason] of Object.entries(reasons)) console.log(`  ${name}, since ${reason}`);
  return (
    complaintOf('apt-get', 'update') +
    complaintOf('apt-get', 'install', '-y', '--no-install-recommends', ...Object.keys(reasons))
  );
}
