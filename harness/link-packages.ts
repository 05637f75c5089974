import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What tools keep among the packages for themselves. */
const caches: ReadonlySet<string> = new Set(['.astro', '.cache', '.vite', '.vite-temp']);

/** Lends the installed packages to another folder, in a folder of its own, so that caches stay its own. */
export function linkPackages(root: string): void {
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((each) => !caches.has(each))) {
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));
  }
}
