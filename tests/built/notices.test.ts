import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { noticesOf, packageFolderOf, readPackage } from '../../build/notices.ts';
import { fontSources } from '../../build/subset-fonts.integration.ts';
import { builtFiles, dist } from './dist.ts';

const read = (file: string | undefined): string => readFileSync(join(dist, file ?? ''), 'utf8');

it.each(fontSources.map(({ name, file }) => [name, file.split('/').slice(0, 2).join('/')] as const))(
  'the licence of the font %s lies beside it, word for word',
  (name, from) => {
    expect(builtFiles.filter((file) => file.startsWith(`_astro/${name}.`) && file.endsWith('.woff2'))).toHaveLength(1);
    const licence = builtFiles.find((file) => new RegExp(`^_astro/${name}-licence\\..*\\.txt$`).test(file));
    expect(read(licence).trim()).toBe(readPackage(join('node_modules', from)).text);
    expect(read(licence)).toContain('SIL OPEN FONT LICENSE Version 1.1');
  },
);

it('the notices name everything of others that a browser is sent, and nothing of the build', () => {
  const notices = read('THIRD-PARTY-NOTICES.txt');
  const named = [...notices.matchAll(/^={80}\n(\S+) \d[\w.-]* \(([\w.-]+)\)$/gm)];
  expect(named.map(([, name, licence]) => [name, licence])).toEqual([
    ['@astrojs/react', 'MIT'],
    ['@fontsource-variable/bricolage-grotesque', 'OFL-1.1'],
    ['@fontsource-variable/figtree', 'OFL-1.1'],
    ['@fontsource-variable/geist-mono', 'OFL-1.1'],
    ['astro', 'MIT'],
    ['react', 'MIT'],
    ['react-dom', 'MIT'],
    ['scheduler', 'MIT'],
  ]);
  const packages = named.map(([, name = '']) => readPackage(join('node_modules', name)));
  expect(notices).toBe(noticesOf(packages));
});

it('knows which package a module is of, and that ours are of none', () => {
  expect(packageFolderOf('/a/node_modules/react/index.js')).toBe('/a/node_modules/react');
  expect(packageFolderOf('\0/a/node_modules/b/node_modules/@c/d/e.js')).toBe('/a/node_modules/b/node_modules/@c/d');
  expect(packageFolderOf('/a/src/ui/Button/Button.tsx')).toBeUndefined();
  // What comes without the text of a licence may not be sent.
  expect(() => readPackage('inbox')).toThrow('lead-inbox has no licence beside it');
});
