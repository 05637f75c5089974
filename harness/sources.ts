import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is made from the sources, or is nobody's source: no container gets it either. */
export const made: ReadonlySet<string> = new Set(
  readFileSync(join(import.meta.dirname, '..', '.dockerignore'), 'utf8')
    .trim()
    .split('\n'),
);

/** A hash of each source of the repository, by its path. */
export type Sources = ReadonlyMap<string, string>;

/** Reads every source below a folder. */
export function readSources(root: string): Sources {
  const sources = new Map<string, string>();
  const read = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (made.has(entry.name)) continue;
      if (entry.isDirectory()) read(path);
      else if (entry.isFile()) sources.set(path, hashOf(readFileSync(join(root, path))));
    }
  };
  read('');
  return sources;
}

/** One hash of those sources that `isRead` picks. */
export function fingerprint(sources: Sources, isRead: (path: string) => boolean): string {
  const read = [...sources].filter(([path]) => isRead(path)).sort();
  return hashOf(read.flat().join('\0'));
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
