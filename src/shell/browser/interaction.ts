import type { ClientDirective } from 'astro';

/**
 * `client:interaction`: an island is loaded at the first sign of intent inside it, when the dialog around it opens, or at
 * once when the address has a query that its `data-query`, a regular expression, describes.
 * What is clicked or submitted before it is ready is held by `shell/held-events.inline.ts` and done again then.
 */
const interaction: ClientDirective = (load, _options, island) => {
  let started = false;
  const start = () => {
    if (!started) void load().then((hydrate) => hydrate());
    started = true;
  };
  for (const type of ['pointerover', 'focusin']) island.addEventListener(type, start);
  island.closest('dialog')?.addEventListener('toggle', start);
  // The visitor may have been quicker than this script.
  const query = island.querySelector<HTMLElement>('[data-query]')?.dataset['query'];
  if ((query && location.search.match(query)) || island.matches('dialog[open] *, :focus-within')) start();
};

export default interaction;
