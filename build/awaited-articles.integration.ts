import { existsSync, readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { awaitedArticles } from '../src/site/addresses.ts';
import { isShown } from '../src/site/article-calendar.mjs';

/** Takes an article that is not on the site, and its drawings, for empty, so that no draft stops a build or leaves anything in it. */
const unread: Plugin = {
  name: 'awaited-articles',
  enforce: 'pre',
  load: {
    filter: { id: /\/blog\/articles\/[^/]+\.(?:mdx|drawings\.tsx)$/ },
    handler(id) {
      const article = id.replace(/\.drawings\.tsx$/, '.mdx');
      if (!existsSync(article) || isShown(readFileSync(article, 'utf8'))) return undefined;
      return id === article ? '' : 'export const scenes = [];';
    },
  },
};

/** Leaves out articles until they come out, and says in the log of a build what waits for what. */
export function articlesUntilOut(): AstroIntegration {
  return {
    name: 'awaited-articles',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [unread] } });
      },
      'astro:build:start': ({ logger }) => {
        for (const [path, waitsFor] of awaitedArticles()) {
          logger.info(`${path} is left out: ${waitsFor === 'draft' ? 'a draft' : `it comes out on ${waitsFor}`}`);
        }
      },
    },
  };
}
