/** Imports point one way: pages → views → features → ui → lib; only pages, views, shell and seo load content. */
const layer = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: to },
});

export const forbidden = [
  {
    name: 'no-circular',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  layer(
    'ui-knows-no-domain',
    '^src/ui/',
    '^src/(features|views|shell|pages|content|schemas|claims|illustrations|brand)',
    'ui/ gets everything by props',
  ),
  layer(
    'features-below-views',
    '^src/features/',
    '^src/(views|shell|pages)',
    'a feature serves several pages and knows none',
  ),
  layer('views-are-private', '^src/views/([^/]+)/', '^src/(pages|shell/PageLayout)', 'a view is composed by its page'),
  {
    name: 'views-apart',
    comment: 'what two views need belongs to features/ or ui/',
    severity: 'error',
    from: { path: '^src/views/([^/]+)/' },
    to: { path: '^src/views/([^/]+)/', pathNot: '^src/views/$1/' },
  },
  layer(
    'lib-is-pure',
    '^src/lib/',
    '^src/(ui|features|views|shell|pages|claims|schemas|illustrations)',
    'lib/ holds small helpers that know nothing of the site',
  ),
  layer(
    'seo-describes-content',
    '^src/seo/',
    '^src/(ui|features|views|shell|pages)',
    'what machines read is made from content, not from markup',
  ),
  layer(
    'words-know-no-markup',
    '^src/(schemas|claims)/',
    '^src/(ui|features|views|shell|pages|seo)',
    'words and figures know nothing of how they are shown',
  ),
  layer(
    'content-comes-from-above',
    '^src/(ui|features|illustrations|schemas|claims)/',
    '^src/(content|lib/load-)',
    'only pages, views, shell and seo load content',
  ),
  layer(
    'contracts-stand-alone',
    '^contracts/',
    '^(src|server|platform|inbox)/',
    'contracts are shared with whatever receives them',
  ),
  layer(
    'inbox-knows-no-site',
    '^inbox/',
    '^(src|server/(?!address))/',
    'the inbox can run alone, and shares no more with the site than its contracts and platform/',
  ),
  layer(
    'drawings-stand-alone',
    '^src/illustrations/',
    '^src/(ui|features|views|shell|pages|content|schemas)',
    'drawings know nothing of pages',
  ),
  layer(
    'catalogue-stays-out',
    '^(src|server|platform|contracts|scripts)/',
    '^catalogue/',
    'the catalogue shows the site; nothing of it is shipped',
  ),
  {
    name: 'examples-stay-out',
    comment: 'examples are for the catalogue and the tests',
    severity: 'error',
    from: { path: '^(src|server|platform|contracts|scripts)/', pathNot: '\\.(test|examples)\\.tsx?$' },
    to: { path: '\\.examples\\.tsx$' },
  },
  layer(
    'catalogue-shows-parts',
    '^catalogue/',
    '^src/(views|shell|pages|content|schemas|claims)',
    'the catalogue shows parts; whole pages are on the site',
  ),
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
