import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { forbidden } from '../../.dependency-cruiser.mjs';

interface Rule {
  readonly name: string;
  readonly from: { readonly path?: string; readonly pathNot?: string };
  readonly to: { readonly path?: string; readonly pathNot?: string };
}

const rules: readonly Rule[] = forbidden;

/** What `dependency-cruiser` cannot read: the imports of `.astro` files, as paths from the repository. */
function importsOf(file: string): readonly string[] {
  const named = readFileSync(file, 'utf8').matchAll(/^\s*import\s(?:[^'"]*\sfrom\s)?['"](\.[^'"]+)['"]/gm);
  return [...named].map(([, path = '']) => join(dirname(file), path));
}

/** The rules that an import breaks. */
function broken(from: string, to: string): readonly string[] {
  return rules.flatMap((rule) => {
    const [whole, first = ''] = new RegExp(rule.from.path ?? '').exec(from) ?? [];
    if (whole === undefined || rule.to.path === undefined) return [];
    const matches = (pattern: string | undefined, path: string) =>
      pattern !== undefined && new RegExp(pattern.replaceAll('$1', first)).test(path);
    const isAllowed = matches(rule.from.pathNot, from) || matches(rule.to.pathNot, to);
    return matches(rule.to.path, to) && !isAllowed ? [`${rule.name}: ${from} imports ${to}`] : [];
  });
}

it('the imports of .astro files point the same way as all others', () => {
  const imports = globSync('{src,catalogue}/**/*.astro').flatMap((from) => importsOf(from).map((to) => ({ from, to })));
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.flatMap(({ from, to }) => broken(from, to))).toEqual([]);
});

it.each(
  `
  src/lib/money.ts → src/brand.ts
  src/ui/Card/Card.tsx → src/site/everywhere/navigation.schema.ts
  src/features/share/ShareButton.tsx → src/site/home/Hero.tsx
  src/features/share/ShareButton.tsx → src/site/read-content.ts
  src/site/home/Hero.tsx → src/site/about/Hero.tsx
  src/site/home/Hero.tsx → src/shell/Header/Header.tsx
  src/shell/Head.astro → src/site/home/page.schema.ts
  inbox/src/main.test.ts → harness/setup.mjs
  contracts/lead.ts → inbox/src/log.ts
  build/hosts/hosts.test.ts → tests/hosts/servers.ts
  src/site/home/Hero.tsx → src/ui/Card/Card.examples.tsx`
    .trim()
    .split(/\n\s*/),
)('refused: %s', (example) => {
  const [from = '', to = ''] = example.split(' → ');
  expect(broken(from, to)).not.toEqual([]);
});
