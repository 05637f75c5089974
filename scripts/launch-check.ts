/**
 * `npm run launch-check`: every claim with the pages on which it stands, then what is still open before the site may be
 * published: placeholders, facts of the owner that are empty, drafted claims without the provider's word.
 */
import { createServer } from 'vite';
import { interfaceWords } from '../build/words.plugin.ts';
import type { Placeholder } from '../src/brand/brand.schema.ts';
import { missingEssentials, ownerFacts } from '../src/brand/facts.ts';
import { brand } from '../src/brand.ts';
import { isDrafted } from '../src/figures/claim.ts';
import { claim, claimIds } from '../src/figures/ledger.ts';
import type { Stated } from '../src/figures/stated.ts';
import { isPlaceholder } from '../src/lib/publication.ts';
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

/** Where something stands, in words and drawings. */
function placesOf(isStated: (stated: Stated) => boolean): string {
  const paths = pages.filter(isStated).map(({ path }) => path);
  return (isStated(everywhere) ? ['every page', ...paths] : paths).join(', ');
}

const placesOfClaim = (id: string) => placesOf(({ claims }) => claims.has(id));

/** A heading with a line for each row, its cells one below the other. */
function printTable(title: string, rows: readonly (readonly string[])[]): void {
  console.log(`\n${title} (${rows.length})`);
  const widths = rows.reduce<readonly number[]>(
    (widest, row) => row.map((cell, column) => Math.max(widest[column] ?? 0, cell.length)),
    [],
  );
  for (const row of rows) {
    console.log(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
  }
}

/** Where what was made up shows. */
const placesOfPlaceholder: Readonly<Record<Placeholder, string>> = {
  name: 'every page',
  legalName: 'every page',
  url: 'every page',
  mailboxes: 'every page',
  offices: 'every page',
  authorLabel: '/blog and every article',
  analyticsPartner: '/, /about, /solutions',
  signature: '/about',
};

const claimRow = (id: string) => [id, claim(id).value, claim(id).wording, placesOfClaim(id)];
const isOpen = (id: string) => isDrafted(claim(id));
const settled = claimIds.filter((id) => !isOpen(id));
const inUse = settled.filter((id) => placesOfClaim(id) !== '');
const unused = settled.filter((id) => placesOfClaim(id) === '');
printTable('Claims in use', inUse.map(claimRow));
if (unused.length > 0) printTable('Claims on no page', unused.map(claimRow));

printTable(
  'Placeholders in src/brand.yaml: replace, then take out of its list',
  brand.placeholders.map((field) => [field, placesOfPlaceholder[field]]),
);
printTable(
  'Facts of the owner that are empty in src/brand.yaml: shown nowhere until filled',
  Object.keys(ownerFacts)
    .filter((name) => ownerFacts[name] === '')
    .map((name) => [
      name,
      missingEssentials.includes(name) ? 'essential' : '',
      placesOf(({ facts }) => facts.has(name)),
    ]),
);
printTable(
  'Drafted claims: not on a real address until confirmed (confirmedBy and confirmedOn in src/figures/subjects/)',
  claimIds.filter(isOpen).map(claimRow),
);

const isReady = missingEssentials.length === 0 && !isPlaceholder(brand.url);
console.log(
  isReady
    ? '\nThe site may be built for its address.'
    : '\nThe site cannot be built for a real address yet: brand.url and what is essential come first.',
);
process.exitCode = isReady ? 0 : 1;
