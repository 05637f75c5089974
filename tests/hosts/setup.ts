import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What the tests start, and the argument with which it only says its version. */
const programs: Readonly<Record<string, string>> = { nginx: '-v', caddy: 'version', openssl: 'version' };

/** Debian's packages: the servers that docs/deploy.md and the Dockerfile use, with the module for Brotli. */
const packages = ['nginx', 'libnginx-mod-http-brotli-static', 'caddy', 'openssl'];

const missing = (): readonly string[] =>
  Object.entries(programs).flatMap(([name, flag]) => (spawnSync(name, [flag]).status === 0 ? [] : [name]));

function run(program: string, ...args: readonly string[]): string {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stderr } = spawnSync(program, args, { env, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] });
  return status === 0
    ? ''
    : `${program} ${args.join(' ')}\n${(stderr ?? '').trim().split('\n').slice(-5).join('\n')}\n`;
}

// Debian keeps servers where only root's own PATH looks.
process.env['PATH'] = `${process.env['PATH'] ?? ''}:/usr/local/sbin:/usr/sbin:/sbin`;

/** Runs once before the tests of this folder: finds the real servers or installs them. Throws rather than lets a test be skipped. */
export function setup(): void {
  if (!existsSync('.site/deploy/nginx/rules.conf')) throw new Error('There is no built site yet: run npm run build.');
  if (missing().length === 0) return;
  const isDebian = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  console.log(`Installing for the tests of the hosts: ${missing().join(' and ')}.`);
  const errors = isDebian
    ? run('apt-get', 'update') + run('apt-get', 'install', '-y', '--no-install-recommends', ...packages)
    : '';
  const left = missing();
  if (left.length > 0)
    throw new Error(
      `${errors}Not found: ${left.join(', ')}. Install them, as in "apt-get install ${packages.join(' ')}".`,
    );
}
