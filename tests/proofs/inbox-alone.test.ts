import { execFileSync, spawn } from 'node:child_process';
import { cpSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { submission } from '../../inbox/testing/leads.ts';
import { createSender } from '../../inbox/testing/post.ts';
import { aloneSettings } from '../../inbox/testing/settings.ts';
import { temporaryFolder } from '../../inbox/testing/temporary.ts';

it('the inbox installs from its own lock file where nothing of the site is, and takes a lead', async () => {
  const folder = temporaryFolder();
  for (const part of ['contracts', 'inbox/src', 'inbox/package.json', 'inbox/package-lock.json']) {
    cpSync(part, join(folder, part), { recursive: true });
  }
  const flags = ['--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--loglevel=error'];
  execFileSync('npm', ['ci', '--prefix', 'inbox', ...flags], { cwd: folder, stdio: 'pipe' });
  // Without the tools of the site, which are many times as much.
  expect(globSync('**/node_modules/{@*/*,*}/package.json', { cwd: folder }).length).toBeLessThan(100);

  const inbox = spawn(process.execPath, ['inbox/src/main.ts'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...aloneSettings, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => inbox.on('exit', resolve));
  for await (const line of createInterface(inbox.stdout)) {
    const { event, url } = JSON.parse(line);
    if (event !== 'taking leads') continue;
    expect(await createSender(url).postLead(submission())).toBe(202);
    inbox.kill('SIGTERM');
  }
  expect(await ended).toBe(0);
  const list = execFileSync(process.execPath, ['inbox/src/cli/main.ts', 'list'], { cwd: folder, encoding: 'utf8' });
  expect(list).toContain('Ada Merchant <ada@shop.example>');
});
