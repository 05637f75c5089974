import type { Plugin } from 'vite';
import { parseDocument } from 'yaml';
import { mistakesOf } from '../src/lib/mistakes.ts';
import { readTree } from '../src/site/blog/read-tree.ts';

/** Whether head and text of an article have the form that a bundler can go on with, whatever they say. */
function isWhole(file: string, source: string): boolean {
  const [, head = ''] = source.split(/^---\s*$/m);
  return parseDocument(head).errors.length === 0 && mistakesOf(() => readTree(file, source)).length === 0;
}

/**
 * Lets an article that breaks off stand empty in the bundle, which would stop at it: what is wrong with it is said beside the
 * mistakes of all other files (src/middleware.ts).
 */
export const brokenArticles: Plugin = {
  name: 'broken-articles',
  enforce: 'pre',
  transform: {
    order: 'pre',
    filter: { id: /\/src\/site\/blog\/articles\/[^/]+\.mdx$/ },
    handler: (source, id) => (isWhole(id, source) ? null : { code: '', map: null }),
  },
};
