import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const settings = { POSTGRES_PASSWORD: 'x', SITE_ORIGIN: 'https://www.shop.example', LEADS_PRIVACY_URL: '/privacy' };

/** What Compose says to the file as it stands here, with these settings. */
const check = (env: Readonly<Record<string, string | undefined>>) =>
  spawnSync('docker-compose', ['config', '--quiet'], {
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  });

it('Compose reads compose.yaml, and starts nothing without what has no default', () => {
  const { status, stderr } = check(settings);
  expect([stderr, status]).toEqual(['', 0]);
  for (const name of Object.keys(settings)) {
    const without = check({ ...settings, [name]: undefined });
    expect(without.status, name).not.toBe(0);
    expect(without.stderr).toContain('Missing mandatory value');
  }
});
