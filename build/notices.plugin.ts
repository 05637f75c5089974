import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { noticesOf, packageFolderOf, readPackage } from './notices.ts';
import { fontSources } from './subset-fonts.integration.ts';

/** Where the built site names whose software it sends. */
const noticesFile = 'THIRD-PARTY-NOTICES.txt';

/**
 * Puts the licence of each font beside it, as the Open Font License asks (section 2), and the notices of everything of others
 * that a visitor's browser is sent at the root: read from what the bundler has really taken.
 */
export const notices: Plugin = {
  name: 'notices',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const require = createRequire(import.meta.url);
    const fonts = fontSources.map(({ name, file }) => {
      const font = readPackage(packageFolderOf(require.resolve(file)) ?? '');
      this.emitFile({ type: 'asset', name: `${name}-licence.txt`, source: `${font.text}\n` });
      return font;
    });
    const modules = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
    const folders = new Set(modules.flatMap((module) => packageFolderOf(module) ?? []));
    const source = noticesOf([...fonts, ...[...folders].map(readPackage)]);
    this.emitFile({ type: 'asset', fileName: noticesFile, source });
  },
};
