/**
 * What may import what. Imports point one way: pages → site → features → ui → lib. Each line is a folder, the reason, and
 * what else it may import; everything else of the repository is refused. A test beside its subject may reach further,
 * except in the two folders that leave the repository: contracts/ and inbox/.
 */
const brand = 'src/brand(?:\\.(?:ts|svg)$|/)';
const routes = 'src/routes.ts';
const addresses = 'src/site/(?:addresses.ts|article-calendar.mjs)';
const content = 'src/site/(?:read-content|page-contents|content-mistakes|page-mistakes|json-schemas).ts';
const words = ['src/fields/', 'src/figures/', 'src/site/everywhere/'];
const parts = ['src/features/', 'src/ui/', 'src/lib/', 'src/drawings/', 'src/pictures/', 'src/styles/'];

/** @type {readonly (readonly [folder: string, reason: string, ...may: string[]])[]} */
const directions = [
  ['src/lib/', 'formats, reading and the protocol of the browser know nothing of the site'],
  [brand, 'the brand knows nothing of the site', 'src/lib/', 'src/fields/field-meta.ts'],
  ['src/ui/', 'a primitive gets everything by props', 'src/lib/', 'src/styles/'],
  ['src/pictures/', 'pictures know nothing of pages', 'src/lib/'],
  ['src/drawings/', 'drawings know nothing of pages', brand, 'src/pictures/', 'src/lib/'],
  ['src/figures/', 'the ledger knows nothing of how it is shown', brand, 'src/lib/', 'src/fields/field-meta.ts'],
  [
    'src/fields/',
    'a field of content is words, figures, links and art',
    ...words,
    addresses,
    'src/drawings/',
    'src/pictures/',
    'src/lib/',
    brand,
  ],
  ['src/features/', 'a feature serves several pages and knows none', ...words, ...parts, brand, routes, 'contracts/'],
  [
    'src/seo/',
    'what machines read is made from content, not from markup',
    ...words,
    content,
    addresses,
    brand,
    routes,
    'src/drawings/',
    'src/pictures/',
    'src/lib/',
    'src/styles/',
    'src/site/blog/',
  ],
  [
    'src/shell/',
    'the shell surrounds pages and knows none',
    ...words,
    content,
    ...parts,
    brand,
    routes,
    'src/seo/',
    'contracts/',
  ],
  [
    'src/site/([^/]+)/',
    'a page is private: what two need belongs to features/, and of the shell it knows the layout',
    ...words,
    content,
    addresses,
    ...parts,
    brand,
    routes,
    'src/seo/',
    'src/shell/PageLayout.astro',
    'contracts/',
  ],
  ['src/middleware.ts', 'every answer waits for the content', content],
  ['src/pages/', 'a route finds its page in site/', 'src/'],
  ['contracts/', 'a contract stands alone: whoever signs it takes it along'],
  ['inbox/', 'the inbox runs alone, and shares its contracts with the site, nothing else', 'contracts/'],
  [
    'build/',
    'the build finishes pages whatever is in them',
    brand,
    'src/figures/read-ledger.ts',
    addresses,
    'src/site/blog/(?:article-files|read-tree).ts',
    'src/lib/',
    'src/pictures/',
    'src/fields/',
    'src/site/everywhere/',
    content,
    'contracts/',
  ],
  [
    'server/',
    'the server knows the built site, and the inbox that runs beside it',
    'build/',
    'contracts/',
    'inbox/src/',
    brand,
  ],
  ['harness/', 'what scripts and tests share starts neither', 'build/', 'server/', 'contracts/', addresses, brand],
  [
    'scripts/',
    'a command uses everything but the tests',
    'src/',
    'build/',
    'server/',
    'contracts/',
    'inbox/',
    'harness/',
  ],
  [
    'catalogue/',
    'the catalogue shows parts, and a page of blocks; other pages are on the site, and nothing of it is shipped',
    ...parts,
    'src/fields/',
    'src/site/landing/',
    brand,
    'build/',
  ],
  [
    'editor/',
    'the editor changes content, of which the site knows nothing, and nothing of it is shipped',
    'src/',
    'harness/',
    'astro.config.ts',
  ],
];

const repository = '^(?:src|contracts|inbox|build|server|harness|scripts|catalogue|editor|tests)/';
const tests = String.raw`\.test\.tsx?$`;

export const forbidden = [
  ...directions.map(([folder, reason, ...may]) => ({
    name: folder,
    comment: reason,
    severity: 'error',
    from: { path: `^${folder}`, ...(['contracts/', 'inbox/'].includes(folder) ? {} : { pathNot: tests }) },
    to: { path: repository, pathNot: `^(?:${[folder.replace('([^/]+)', '$1'), ...may].join('|')})` },
  })),
  {
    name: 'tests-stay-out',
    comment: 'what a test and something else need is in harness/',
    severity: 'error',
    from: { path: repository, pathNot: '^tests/' },
    to: { path: '^tests/' },
  },
  {
    name: 'examples-stay-out',
    comment: 'examples are for the catalogue and the tests',
    severity: 'error',
    from: { path: repository, pathNot: String.raw`^catalogue/|\.(?:test|examples)\.tsx?$` },
    to: { path: String.raw`\.examples\.tsx$` },
  },
  {
    name: 'no-circle',
    comment: 'two files that need each other are one, or three',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^dist|^\\.site|^\\.astro)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  },
};
