import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Tells which files a module reads by itself, since more than Vite loads it: when one of them is edited, the module and all
 * that import it are read anew.
 */
export const dataFiles: Plugin = {
  name: 'data-files',
  transform: {
    filter: { id: /\/src\/figures\/ledger\.ts$/ },
    handler() {
      for (const file of globSync('src/figures/subjects/*.yaml')) this.addWatchFile(resolve(file));
    },
  },
};
