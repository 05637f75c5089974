import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inboxLock, lockedFolder } from '../../harness/inbox-lock.ts';

interface Lock {
  readonly packages: Readonly<Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>>;
}

const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));

it('names every optional package in the lock file, or a clean install refuses it on other systems', () => {
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => lockedFolder(lock, name, path) === undefined),
  );
  expect(missing).toEqual([]);
});

it('locks for the inbox alone what it is tested with', () => {
  const alone = readFileSync('inbox/package-lock.json', 'utf8');
  expect(alone, 'npm run inbox-lock writes it anew').toBe(inboxLock(lock));
});

it.each(['package-lock.json', 'inbox/package-lock.json'])(
  'names in %s no host that packages come from, so that each machine asks its own registry',
  (file) => {
    expect(readFileSync(file, 'utf8')).not.toMatch(/"resolved": "\w+:/);
  },
);
