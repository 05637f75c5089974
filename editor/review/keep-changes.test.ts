import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { changedFiles } from './changed-files.ts';
import { lastCommit } from './history.ts';
import { keepChanges } from './keep-changes.ts';

let root: string;

const git = (...args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trimEnd();
};
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

const folder = mkdtempSync(join(tmpdir(), 'keep-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

// Whoever runs this may be known to Git, or not.
beforeAll(() => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null');
  return () => vi.unstubAllEnvs();
});

beforeAll(() => {
  root = join(folder, 'begun');
  mkdirSync(join(root, 'src/site/blog'), { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  write('.git/config', '[user]\nname = Ada Field\nemail = ada@shop.example\n');
  write('src/site/page.yaml', 'title: One\n');
  write('src/site/gone.mdx', 'Text\n');
  write('README.md', 'Read\n');
  git('add', '.');
  git('commit', '--quiet', '--message=Begin');
  write('src/site/page.yaml', 'title: Two\n');
});

beforeEach(({ task }) => {
  root = join(folder, task.id);
  cpSync(join(folder, 'begun'), root, { recursive: true });
});

const keeping = { name: 'A new Títle!', sentence: 'Say two' };

it('commits content that has changed, come and gone to a branch of its own, and leaves all else as it was', () => {
  write('src/site/blog/[a] b.mdx', 'New\n');
  rmSync(join(root, 'src/site/gone.mdx'));
  write('README.md', 'Staged\n');
  git('add', 'README.md', 'src/site/page.yaml');
  write('README.md', 'Not staged\n');
  write('src/code.ts', 'export {}\n');
  keepChanges(root, keeping);
  expect(git('log', '--format=%s, by %an', '--name-status', 'main..edit/a-new-title')).toBe(
    'Say two, by Ada Field\n\nA\tsrc/site/blog/[a] b.mdx\nD\tsrc/site/gone.mdx\nM\tsrc/site/page.yaml',
  );
  expect(git('branch', '--show-current')).toBe('edit/a-new-title');
  expect(git('status', '--porcelain')).toBe('MM README.md\n?? src/code.ts');
  expect(git('log', '--format=%s', 'main')).toBe('Begin');
});

it('adds what is kept later under the same name to the same branch', () => {
  keepChanges(root, keeping);
  write('src/site/page.yaml', 'title: Three\n');
  keepChanges(root, { ...keeping, sentence: 'Say three' });
  expect(git('log', '--format=%s', 'edit/a-new-title')).toBe('Say three\nSay two\nBegin');
});

it.each<readonly [string, () => void, Partial<typeof keeping>, string]>([
  ['has no name', () => {}, { name: '…' }, 'Give the branch a name'],
  ['has too long a name', () => {}, { name: 'a'.repeat(60) }, '60 characters long; write at most 50'],
  ['has no sentence', () => {}, { sentence: ' ' }, 'Say in a sentence'],
  ['has a name that is taken', () => git('branch', 'edit/a-new-title'), {}, 'edit/a-new-title already'],
  ['would come below a branch', () => git('branch', 'edit'), {}, 'There is a branch “edit”'],
  ['has nothing in it', () => git('checkout', '--quiet', 'src'), {}, 'Nothing has changed'],
  ['stands on no branch', () => git('switch', '--quiet', '--detach'), {}, 'No branch is checked out'],
  ['would come into a merge', () => write('.git/MERGE_HEAD', git('rev-parse', 'HEAD')), {}, 'A merge is under way'],
  ['would come into a rebase', () => mkdirSync(join(root, '.git/rebase-merge')), {}, 'A rebase is under way'],
  ['meets another command of Git', () => write('.git/index.lock', ''), {}, 'index.lock'],
  ['is nobody’s', () => write('.git/config', ''), {}, 'git config --global user.name'],
])('refuses in words what %s, and does nothing', (_what, prepare, filled, reason) => {
  prepare();
  const state = () => [git('for-each-ref'), git('status', '--porcelain')];
  const before = state();
  expect(() => keepChanges(root, { ...keeping, ...filled })).toThrow(reason);
  expect(state()).toEqual(before);
});

it('says where there is nothing to look back to', () => {
  rmSync(join(root, '.git'), { recursive: true });
  expect(() => lastCommit(root)).toThrow('not a git repository');
  git('init', '--quiet');
  expect(() => lastCommit(root)).toThrow('Nothing has been committed');
});

it('lists changed content alone, whether it is new, and whether it is gone', () => {
  write('README.md', 'Other\n');
  write('src/site/new.JPG', 'x');
  rmSync(join(root, 'src/site/gone.mdx'));
  expect(changedFiles(root)).toMatchObject([
    { path: 'src/site/gone.mdx', isNew: false, isGone: true, before: 'Text\n', after: undefined },
    { path: 'src/site/new.JPG', isNew: true, isGone: false, before: undefined, after: undefined },
    { path: 'src/site/page.yaml', isNew: false, isGone: false, before: 'title: One\n', after: 'title: Two\n' },
  ]);
});
