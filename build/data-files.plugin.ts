import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { brandPath } from '../src/brand/read-brand.ts';
import { subjectFiles } from '../src/figures/read-ledger.ts';

/**
 * Tells which files the brand and the ledger read by themselves, since more than Vite loads them: when one of those is edited,
 * they and all that import them are read anew.
 */
export const dataFiles: Plugin = {
  name: 'data-files',
  transform: {
    filter: { id: /\/src\/(?:brand|figures\/ledger)\.ts$/ },
    handler(_code, id) {
      for (const file of id.endsWith('/brand.ts') ? [brandPath] : subjectFiles) this.addWatchFile(resolve(file));
    },
  },
};
