import { extname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { isNamedAsPicture } from '../src/pictures/file-name.ts';

/** What lists the files of content, by how their names end. */
const listing: Readonly<Record<string, string>> = {
  '.mdx': 'src/site/blog/article-files.ts',
  '.yaml': 'src/site/read-content.ts',
};

/**
 * Reads the pictures anew when one of them comes, changes or goes, since as files they are no part of the site's code, which
 * Vite watches; and what lists the articles and the pages when one comes, of which Vite tells too late for Astro.
 */
export const contentFiles: Plugin = {
  name: 'content-files',
  apply: 'serve',
  // Before Astro's own plugin, which keeps its middleware where no module changes.
  enforce: 'pre',
  hotUpdate({ type, file, modules }) {
    const reader = isNamedAsPicture(file) ? 'src/pictures/pictures.ts' : type === 'create' && listing[extname(file)];
    if (!reader) return undefined;
    return [...modules, ...(this.environment.moduleGraph.getModulesByFile(resolve(reader)) ?? [])];
  },
};
