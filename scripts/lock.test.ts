import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Lock {
  readonly packages: Readonly<Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>>;
}

const { packages }: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** Whether a package can be reached from where it is asked for, as Node looks it up: folder by folder upwards. */
function isLocked(name: string, from: string): boolean {
  if (packages[`${from === '' ? '' : `${from}/`}node_modules/${name}`]) return true;
  if (from === '') return false;
  const parent = from.lastIndexOf('/node_modules/');
  return isLocked(name, parent < 0 ? '' : from.slice(0, parent));
}

it('names every optional package in the lock file, or a clean install refuses it on other systems', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(name, path)),
  );
  expect(missing).toEqual([]);
});
