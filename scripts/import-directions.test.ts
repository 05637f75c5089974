import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { forbidden } from '../.dependency-cruiser.mjs';

interface Rule {
  readonly name: string;
  readonly from: { readonly path?: string; readonly pathNot?: string };
  readonly to: { readonly path?: string; readonly pathNot?: string };
}

const rules: readonly Rule[] = forbidden;

/** What `npm run directions` cannot read: the imports of `.astro` files, as paths from the repository. */
function importsOf(file: string): readonly string[] {
  const named = readFileSync(file, 'utf8').matchAll(/^\s*import\s(?:[^'"]*\sfrom\s)?['"](\.[^'"]+)['"]/gm);
  return [...named].map(([, path = '']) => join(dirname(file), path));
}

/** The rules that an import breaks. */
function broken(from: string, to: string): readonly string[] {
  return rules.flatMap((rule) => {
    const [whole, first = ''] = rule.from.path === undefined ? [] : (new RegExp(rule.from.path).exec(from) ?? []);
    if (whole === undefined || rule.to.path === undefined) return [];
    const matches = (pattern: string | undefined, path: string) =>
      pattern !== undefined && new RegExp(pattern.replaceAll('$1', first)).test(path);
    const isAllowed = matches(rule.from.pathNot, from) || matches(rule.to.pathNot, to);
    return matches(rule.to.path, to) && !isAllowed ? [`${rule.name}: ${from} imports ${to}`] : [];
  });
}

describe('the imports of .astro files', () => {
  const imports = globSync('src/**/*.astro').flatMap((from) => importsOf(from).map((to) => ({ from, to })));

  it('point the same way as all others', () => {
    expect(imports.length).toBeGreaterThan(100);
    expect(imports.flatMap(({ from, to }) => broken(from, to))).toEqual([]);
  });

  it('are found where they do not', () => {
    expect(broken('src/views/blog/Route.astro', 'src/shell/PageLayout.astro')).toHaveLength(1);
    expect(broken('src/views/blog/Route.astro', 'src/views/home/Hero.tsx')).toHaveLength(1);
    expect(broken('src/views/blog/Route.astro', 'src/views/blog/Page.tsx')).toEqual([]);
  });
});
