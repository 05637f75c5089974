import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import type { Plugin } from 'vite';
import { precompress } from './build/compress.integration.ts';
import { exactCsp } from './build/csp.integration.ts';
import { deployFiles } from './build/deploy-files.integration.ts';
import { leadDelivery } from './build/lead-delivery.integration.ts';
import { olderArticles } from './build/older-articles.ts';
import { siteUrl } from './build/site-url.integration.ts';
import { contentSitemap } from './build/sitemap.integration.ts';
import { buildStamp } from './build/stamp.integration.ts';
import { subsetFonts } from './build/subset-fonts.integration.ts';
import { interfaceWords } from './build/words.plugin.ts';
import { readLeadEndpoint } from './contracts/lead-endpoint.ts';
import { brand } from './src/brand.ts';
import { routes } from './src/routes.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const work = fileURLToPath(new URL('./.site/', import.meta.url));

/** Registers `client:interaction` (src/shell/browser/interaction.ts). */
const interactionDirective: AstroIntegration = {
  name: 'interaction-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'interaction', entrypoint: './src/shell/browser/interaction.ts' });
    },
  },
};

/** Which a build may leave out. Counted last, they change no name in a build without them. */
const isOptional = (file: string): boolean => file.startsWith('features/lead-delivery/');

/** All CSS modules in one order, so that every build, for the server and for the browser, names their classes alike. */
const modules = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => file.replaceAll('\\', '/'))
  .sort()
  .sort((a, b) => Number(isOptional(a)) - Number(isOptional(b)));

/**
 * Class names of CSS modules: readable while editing; in the build three or four characters, the first two those of the
 * module, since every page carries its styles and repetition is what compresses.
 */
function scopedName(name: string, path: string): string {
  const file = relative(`${root}src`, path.split('?')[0] ?? path).replaceAll('\\', '/');
  if (process.env['NODE_ENV'] !== 'production') {
    return `${file.replace(/^.*\//, '').replace('.module.css', '')}_${name}`;
  }
  const names = [
    ...new Set(readFileSync(path.split('?')[0] ?? path, 'utf8').match(/(?<=\.|@keyframes )[a-zA-Z][\w-]*/g)),
  ];
  const index = modules.indexOf(file);
  const letters = String.fromCharCode(97 + Math.floor(index / 36)) + (index % 36).toString(36);
  return letters + names.indexOf(name).toString(36);
}

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

// The newest articles are the most read; for the others a build of thousands must not take minutes.
const quickArticles = olderArticles(`${root}src/site/blog/articles`, 8);

const leads = readLeadEndpoint(process.env);

export default defineConfig({
  site: brand.url,
  trailingSlash: 'never',
  build: { format: 'file', concurrency: 8, inlineStylesheets: 'always', assets: '_astro' },
  prefetch: false,
  devToolbar: { enabled: false },
  integrations: [
    siteUrl({ url: brand.url, setIn: 'src/brand.ts', env: process.env }),
    leadDelivery({ env: process.env, privacyNoticeUrl: brand.disclosures.privacyNoticeUrl }),
    subsetFonts({ from: `${root}src`, to: `${work}fonts` }),
    interactionDirective,
    react({ experimentalDisableStreaming: true }),
    contentSitemap({ articles: `${root}src/site/blog/articles`, listedAt: routes.blog }),
    exactCsp({ policiesFile: `${work}policies.json`, leads }),
    precompress({ quick: (file) => quickArticles.has(file) }),
    deployFiles({ policiesFile: `${work}policies.json`, to: `${work}deploy`, leads }),
    buildStamp(),
  ],
  vite: {
    plugins: [plainDynamicImport, interfaceWords],
    css: { modules: { generateScopedName: scopedName } },
    build: { assetsInlineLimit: 0, cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
  },
});
