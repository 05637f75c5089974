import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { interactionDirective } from '../build/interaction-directive.integration.ts';
import { layers } from '../build/layers.plugin.ts';
import { subsetFonts } from '../build/subset-fonts.integration.ts';
import { interfaceWords } from '../build/words.plugin.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));

/** The catalogue is a site of its own: it reads `src/` and writes to `.site/`, so nothing of it can be in `dist/`. */
export default defineConfig({
  srcDir: '.',
  outDir: '../.site/catalogue',
  cacheDir: '../.site/catalogue-cache',
  trailingSlash: 'never',
  build: { format: 'file' },
  server: { port: 4322 },
  prefetch: false,
  devToolbar: { enabled: false },
  integrations: [
    subsetFonts({ from: `${repository}src`, to: `${repository}.site/fonts` }),
    interactionDirective,
    react(),
  ],
  vite: { plugins: [interfaceWords, layers] },
});
