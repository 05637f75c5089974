import { fileURLToPath } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import type { Plugin } from 'vite';
import { articlesUntilOut } from './build/awaited-articles.integration.ts';
import { brokenArticles } from './build/broken-articles.plugin.ts';
import { classNames } from './build/class-names.ts';
import { precompress } from './build/compress.integration.ts';
import { contentFiles } from './build/content-files.plugin.ts';
import { dataFiles } from './build/data-files.plugin.ts';
import { deployFiles } from './build/deploy-files.integration.ts';
import { devServer } from './build/dev-server.integration.ts';
import { finishPages } from './build/finish-pages.integration.ts';
import { interactionDirective } from './build/interaction-directive.integration.ts';
import { layers } from './build/layers.plugin.ts';
import { leadDelivery } from './build/lead-delivery.integration.ts';
import { notices } from './build/notices.plugin.ts';
import { ownCopies } from './build/own-copies.plugin.ts';
import { publication } from './build/publication.integration.ts';
import { movedAddresses } from './build/redirects.integration.ts';
import { contentSitemap } from './build/sitemap.integration.ts';
import { buildStamp } from './build/stamp.integration.ts';
import { subsetFonts } from './build/subset-fonts.integration.ts';
import { interfaceWords } from './build/words.plugin.ts';
import { readLeadEndpoint, readLeadUpstreams } from './contracts/lead-endpoint.ts';
import { missingEssentials } from './src/brand/facts.ts';
import { brand } from './src/brand.ts';
import { routes } from './src/routes.ts';
import { articleMarkdown } from './src/site/blog/article.plugin.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const work = fileURLToPath(new URL('./.site/', import.meta.url));

/** Modules of ours without a component or a hook. */
const withoutReact = /\/src\/(?!shell)(?!.*\/use-[^/]+$).*\.(?:ts|yaml)(?:\?|$)/;

/**
 * Replaces the bundler's helper around `import()`, which preloads a module's own imports and styles: ours have none,
 * and the helper would be a third of the script that every page loads.
 */
const plainDynamicImport: Plugin = {
  name: 'plain-dynamic-import',
  enforce: 'pre',
  configEnvironment: () => ({ build: { modulePreload: false } }),
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load();' },
};

const leads = readLeadEndpoint(process.env);
const inboxes = readLeadUpstreams(process.env);

export default defineConfig({
  site: brand.url,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', assets: '_astro' },
  prefetch: false,
  devToolbar: { enabled: false },
  markdown: { processor: satteri(articleMarkdown), syntaxHighlight: false },
  integrations: [
    publication({ url: brand.url, missing: missingEssentials }),
    leadDelivery(brand.owner.privacyNoticeUrl),
    subsetFonts({ from: `${root}src`, to: `${work}fonts` }),
    devServer(),
    interactionDirective,
    articlesUntilOut(),
    mdx(),
    react({ experimentalDisableStreaming: true }),
    contentSitemap({ articles: `${root}src/site/blog/articles`, listedAt: routes.blog }),
    finishPages({ policiesFile: `${work}policies.json`, leads }),
    precompress(),
    movedAddresses({ from: 'src/site/everywhere/redirects.yaml', to: `${work}redirects.json` }),
    deployFiles({
      policiesFile: `${work}policies.json`,
      redirectsFile: `${work}redirects.json`,
      to: `${work}deploy`,
      leads,
      inboxes,
    }),
    buildStamp(),
  ],
  vite: {
    plugins: [plainDynamicImport, ownCopies, brokenArticles, dataFiles, interfaceWords, contentFiles, layers, notices],
    css: { modules: { generateScopedName: classNames(`${root}src`, process.env['NODE_ENV'] !== 'production') } },
    environments: {
      client: {
        build: {
          // What scripts share comes in three files: a small file costs its headers again and again. What needs no React
          // stands apart, or a carousel and the receipt would bring it.
          rolldownOptions: {
            output: {
              // Astro's own name for a page's script is half as long as its integrity.
              entryFileNames: ({ name }) => `_astro/${name.split('.', 1)}.[hash].js`,
              codeSplitting: {
                groups: [
                  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|@astrojs)\// },
                  { name: 'shared', test: withoutReact, minShareCount: 2, priority: 1 },
                  { name: 'sheets', test: /\/src\/(?!shell)/, minShareCount: 2 },
                ],
              },
            },
          },
        },
      },
    },
    build: {
      assetsInlineLimit: 0,
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      // So that a name of the browser's protocol is no reason to load a file.
      rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 1 } } },
    },
  },
});
