import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptInstall } from '../../harness/apt-get.mjs';

/** What the tests start, and the argument with which it only says its version. */
const programs: Readonly<Record<string, string>> = { nginx: '-v', caddy: 'version', openssl: 'version' };

/** Debian's packages: the servers that docs/deploy.md and the Dockerfile use, with the module for Brotli. */
const packages = ['nginx', 'libnginx-mod-http-brotli-static', 'caddy', 'openssl'];

const missing = (): readonly string[] =>
  Object.entries(programs).flatMap(([name, flag]) => (spawnSync(name, [flag]).status === 0 ? [] : [name]));

// Debian keeps servers where only root's own PATH looks.
process.env['PATH'] = `${process.env['PATH'] ?? ''}:/usr/local/sbin:/usr/sbin:/sbin`;

/** Runs once before the tests of this folder: finds the real servers or installs them. Throws rather than lets a test be skipped. */
export function setup(): void {
  if (!existsSync('.site/deploy/nginx/rules.conf')) throw new Error('There is no built site yet: run npm run build.');
  if (missing().length === 0) return;
  console.log(`Installing for the tests of the hosts: ${missing().join(' and ')}.`);
  const errors = aptInstall(...packages);
  const left = missing();
  if (left.length > 0)
    throw new Error(
      `${errors}Not found: ${left.join(', ')}. Install them, as in "apt-get install ${packages.join(' ')}".`,
    );
}
