import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources } from '../../harness/sources.ts';

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md').sort()];
const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/** What a recipe makes up as it goes does not exist, and what the build writes need not. */
const isMadeUp = (path: string) => /[<*…]|equipment|^dist|^\.site|^reports/i.test(path);

const files = [...readSources('.').keys()];

const captured = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('names only files and folders that exist', () => {
    const folders = 'src|docs|build|server|contracts|inbox|harness|scripts|tests|catalogue|editor';
    // What a block of code holds is for the file that it goes into, and a recipe writes what is not there yet.
    const prose = text.replaceAll(/^```.*?^```$/gms, '').replaceAll(/^Write `[^`]+`/gm, '');
    const named = captured(prose, new RegExp(`\`((?:${folders})/[^\`\\s]*)\``, 'g'));
    const linked = captured(prose, /\]\(([^)#:]+)\)/g).map((link) => join(dirname(document), link));
    expect([...named, ...linked].filter((path) => !isMadeUp(path) && !existsSync(path))).toEqual([]);
    // The rest of a path does, where what comes before is clear from the text.
    const ends = captured(prose, /`([\w./-]+\.(?:astro|css|mjs|tsx?|yaml))`/g);
    expect(ends.filter((end) => !isMadeUp(end) && !files.some((file) => `/${file}`.endsWith(`/${end}`)))).toEqual([]);
  });

  it('names only commands that exist', () => {
    const commands = captured(text, /npm run\s+(?:-\w+\s+)*([\w:-]+)/g);
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });
});

it('docs/map.md lists every command', () => {
  const map = readFileSync('docs/map.md', 'utf8');
  expect(
    Object.keys(scripts).filter((name) => !new RegExp(`\`(?:npm (?:run )?)?${name}(?: -- [^\`]+)?\``).test(map)),
  ).toEqual([]);
});
