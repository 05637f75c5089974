import type { ClientDirective } from 'astro';
import { figuresMark, figuresStore, queryMark } from '../../lib/browser-protocol.ts';
import { tabStore } from '../../lib/storage.ts';
import { whenUsed } from '../../lib/when-used.ts';
import { keepFields } from './redrawn-island.ts';

/**
 * `client:interaction`: an island is loaded at the first sign of intent inside it, when the dialog around it opens, or at
 * once when the address has a query that its query mark, a regular expression, describes, or when it takes the figures that
 * the visitor has in this tab.
 * What is clicked or submitted before it is ready is held by `held-events.ts` and done again then.
 */
const interaction: ClientDirective = (load, _options, island) => {
  let started = false;
  const start = () => {
    if (!started) {
      void load().then((hydrate) => {
        keepFields(island);
        return hydrate();
      });
    }
    started = true;
  };
  whenUsed(['point', 'focus'], start, island);
  const dialog = island.closest('dialog');
  if (dialog) whenUsed(['open'], start, dialog);
  const query = island.querySelector(`[${queryMark}]`)?.getAttribute(queryMark);
  if (query && location.search.match(query)) start();
  if (island.querySelector(`[${figuresMark}]`) && tabStore.read(figuresStore)) start();
};

export default interaction;
