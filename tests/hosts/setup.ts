import { existsSync } from 'node:fs';
import { ensurePrograms } from '../../harness/programs.mjs';

/** Runs once before the tests of this folder: finds the real servers or installs them. */
export function setup(): void {
  if (!existsSync('.site/deploy/nginx/rules.conf')) throw new Error('There is no built site yet: run npm run build.');
  ensurePrograms(['nginx', 'caddy', 'openssl']);
}
