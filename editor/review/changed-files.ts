import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNamedAsPicture } from '../../src/pictures/file-name.ts';
import { gitIn } from './git.ts';

/** A file of content that is not as the last commit has it. */
export interface ChangedFile {
  readonly path: string;
  readonly isNew: boolean;
  readonly isGone: boolean;
  /** What it said and says, if it holds words. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const hasWords = (path: string): boolean => /\.(?:yaml|mdx)$/.test(path);

/** What people write who write no code: words, articles and pictures. */
const isContent = (path: string): boolean => hasWords(path) || isNamedAsPicture(path);

const namesIn = (printed: string): readonly string[] => printed.split('\0').filter(isContent);

/** The files of content that have changed since the last commit, by their paths. */
export function changedFiles(root: string): readonly ChangedFile[] {
  const git = gitIn(root);
  const changed = git(['diff', '--name-only', '--no-renames', '--relative', '-z', 'HEAD', '--', 'src']);
  const untracked = git(['ls-files', '--others', '--exclude-standard', '-z', '--', 'src']);
  const committed = new Set(namesIn(git(['ls-tree', '-r', '-z', '--name-only', 'HEAD', '--', 'src'])));
  return [...new Set([...namesIn(changed), ...namesIn(untracked)])].toSorted().map((path) => {
    const [isNew, isGone] = [!committed.has(path), !existsSync(join(root, path))];
    return {
      ...{ path, isNew, isGone },
      before: isNew || !hasWords(path) ? undefined : git(['cat-file', '--filters', `HEAD:./${path}`]),
      after: isGone || !hasWords(path) ? undefined : readFileSync(join(root, path), 'utf8'),
    };
  });
}

/** Another one whenever one of these files, or the last commit, is another. */
export function versionOf(root: string, files: readonly ChangedFile[]): string {
  const hash = createHash('sha256').update(gitIn(root)(['rev-parse', 'HEAD']));
  for (const { path, isGone } of files) hash.update(`\0${path}\0`).update(isGone ? '' : readFileSync(join(root, path)));
  return hash.digest('hex');
}
