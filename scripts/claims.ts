import { createServer } from 'vite';
import { interfaceWords } from '../build/words.plugin.ts';
import { type ClaimId, claim, claimIds } from '../src/figures/ledger.ts';
import type { FiguresInUse } from '../src/site/figures-in-use.ts';

// Pages are found by Vite's own means, so that whoever reads them all has to be loaded by it.
const vite = await createServer({
  configFile: false,
  logLevel: 'warn',
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
  plugins: [interfaceWords],
});
const { figuresInUse } = await vite.ssrLoadModule('/src/site/figures-in-use.ts');
const { everywhere, pages }: FiguresInUse = figuresInUse();
await vite.close();

/** Where a claim stands, in words and drawings. */
function placesOf(id: ClaimId): readonly string[] {
  const paths = pages.filter(({ claims }) => claims.has(id)).map(({ path }) => path);
  return everywhere.has(id) ? ['every page', ...paths] : paths;
}

/** One line a claim: id, figure, wording, and the pages on which it stands. */
function printTable(title: string, ids: readonly ClaimId[]): void {
  console.log(`\n${title} (${ids.length})`);
  const rows = ids.map((id) => [id, claim(id).value, claim(id).wording, placesOf(id).join(', ')] as const);
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) {
    console.log(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
  }
}

const headings = {
  drafted: 'Drafted: the wording is ours and waits for the provider’s word',
  provided: 'Provided',
} as const;
const groups = Object.groupBy(claimIds, (id) =>
  placesOf(id).length > 0 ? headings[claim(id).status] : 'Not on any page',
);
for (const [heading, ids] of Object.entries(groups)) printTable(heading, ids);
