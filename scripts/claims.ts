import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ClaimId, claim, claimIds } from '../src/figures/ledger.ts';
import { whereUsed } from '../src/figures/where-used.ts';
import { routes } from '../src/routes.ts';

const content = path.join(import.meta.dirname, '../src/content');
const files = globSync('**/*.{yaml,mdx}', { cwd: content })
  .sort()
  .map((name) => ({
    path: name.replaceAll(path.sep, '/'),
    text: readFileSync(path.join(content, name), 'utf8'),
  }));
const used = whereUsed(files, routes);

/** One line a claim: id, figure, wording, and the pages on which it stands. */
function printTable(title: string, ids: readonly ClaimId[]): void {
  console.log(`\n${title} (${ids.length})`);
  const rows = ids.map((id) => [id, claim(id).value, claim(id).wording, used.get(id)?.join(', ') ?? ''] as const);
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) {
    console.log(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
  }
}

const onPages = claimIds.filter((id) => used.has(id));
printTable(
  'Drafted: the wording is ours and waits for the provider’s word',
  onPages.filter((id) => claim(id).status === 'drafted'),
);
printTable(
  'Provided',
  onPages.filter((id) => claim(id).status === 'provided'),
);
printTable(
  'Not on any page',
  claimIds.filter((id) => !used.has(id)),
);
