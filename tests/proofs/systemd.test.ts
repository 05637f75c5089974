import { execFileSync, spawn } from 'node:child_process';
import { chownSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { submission } from '../../inbox/testing/leads.ts';
import { createSender } from '../../inbox/testing/post.ts';
import { aloneSettings } from '../../inbox/testing/settings.ts';
import { temporaryFolder } from '../../inbox/testing/temporary.ts';

const unit = readFileSync('inbox/lead-inbox.service', 'utf8');

/** Every set of system calls that systemd knows, by its name, with what it holds: calls, and names of other sets. */
function callSets(): ReadonlyMap<string, readonly string[]> {
  const text = execFileSync('systemd-analyze', ['syscall-filter', '--no-pager'], { encoding: 'utf8', stdio: 'pipe' });
  const sets = text.split(/^(?=@)/m).map((set) => set.split('\n').map((line) => line.trim()));
  return new Map(sets.map(([name = '', ...calls]) => [name, calls.filter((call) => /^[@\w]/.test(call))]));
}

/** The calls of these sets, and of the sets in them. */
function callsOf(names: readonly string[], sets = callSets()): ReadonlySet<string> {
  return new Set(names.flatMap((name) => (name.startsWith('@') ? [...callsOf(sets.get(name) ?? [], sets)] : [name])));
}

it('the unit is read without a complaint, and leaves the inbox next to no way out', () => {
  const file = join(temporaryFolder(), 'lead-inbox.service');
  writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
  const verified = execFileSync('systemd-analyze', ['verify', file], { encoding: 'utf8', stdio: 'pipe' });
  expect(verified).toBe('');
  // Ends with an error above an exposure of 2.0, of 10.
  execFileSync('systemd-analyze', ['security', '--offline=yes', '--threshold=20', file]);
});

it('the inbox takes a lead, keeps it and stops by no system call that the unit forbids', async () => {
  const folder = temporaryFolder();
  const trace = join(folder, 'trace');
  // As the unit starts it: root would make calls that others do not.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
  if (nobody) chownSync(folder, nobody.uid, nobody.gid);
  const inbox = spawn('strace', ['-f', '-qq', '-o', trace, process.execPath, 'inbox/src/main.ts'], {
    env: { PATH: process.env['PATH'], ...aloneSettings, PORT: '0', LEADS_DB: join(folder, 'leads.db') },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of their own: strace holds off a signal that ends it, and what it traces gets it.
    detached: true,
    ...nobody,
  });
  const ended = new Promise((resolve) => inbox.on('exit', resolve));
  for await (const line of createInterface(inbox.stdout)) {
    const { event, url } = JSON.parse(line);
    if (event === 'taking leads') expect(await createSender(url).postLead(submission())).toBe(202);
    if (event === 'lead received' && inbox.pid !== undefined) process.kill(-inbox.pid, 'SIGTERM');
  }
  expect(await ended).toBe(0);
  const made = new Set([...readFileSync(trace, 'utf8').matchAll(/^\d+ +(\w+)\(/gm)].map(([, call = '']) => call));
  expect(made).toContain('fsync');
  const filters = [...unit.matchAll(/^SystemCallFilter=(~?)(.*)$/gm)];
  const named = (sign: string) =>
    callsOf(filters.flatMap(([, found, sets = '']) => (found === sign ? sets.split(' ') : [])));
  const allowed = named('').difference(named('~'));
  expect([...made].filter((call) => !allowed.has(call))).toEqual([]);
});
