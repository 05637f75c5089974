import type { ClientDirective } from 'astro';

/**
 * `client:interaction`: an island is loaded at the first sign of intent inside it, when the dialog around it opens, or at
 * once when the address carries the query parameter that its `data-query` names.
 * What is clicked or submitted before it is ready is held by `shell/held-events.inline.ts` and done again then.
 */
const interaction: ClientDirective = (load, _options, island) => {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    void load().then((hydrate) => hydrate());
  };
  for (const type of ['pointerover', 'focusin']) island.addEventListener(type, start);
  const dialog = island.closest('dialog');
  dialog?.addEventListener('toggle', start, { once: true });
  // The visitor may have been quicker than this script.
  const query = island.querySelector('[data-query]')?.getAttribute('data-query');
  const shared = query && new URLSearchParams(location.search).has(query);
  if (dialog?.open || shared || island.matches(':focus-within')) start();
};

export default interaction;
