import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { isNamedAsPicture } from '../src/pictures/file-name.ts';

/** Reads the pictures anew when one of them comes, changes or goes: as files they are no part of the site's code, which Vite watches. */
export const pictureEdits: Plugin = {
  name: 'picture-edits',
  apply: 'serve',
  // Before Astro's own plugin, which keeps its middleware where no module changes.
  enforce: 'pre',
  hotUpdate({ file, modules }) {
    if (!isNamedAsPicture(file)) return undefined;
    const readers = this.environment.moduleGraph.getModulesByFile(resolve('src/pictures/pictures.ts')) ?? [];
    return [...modules, ...readers];
  },
};
