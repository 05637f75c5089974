/** Loads what the `data-behaviour` element around a target needs, once: so it costs a page nothing at load. */
function wake(target: EventTarget | null): void {
  const element = target instanceof Element && target.closest<HTMLElement>('[data-behaviour]');
  if (!element) return;
  const isShare = element.matches('[data-behaviour=share]');
  element.removeAttribute('data-behaviour');
  (isShare ? import('../../features/share/share.client.ts') : import('../../ui/Carousel/carousel.client.ts')).then(
    ({ start }) => start(element),
    () => dispatchEvent(new Event('astro:hydration-error')),
  );
}

// A carousel shows its state, so it is woken once in view; a button has time until it is reached for.
const inView = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) wake(target);
});
for (const carousel of document.querySelectorAll('[data-behaviour=carousel]')) inView.observe(carousel);

for (const type of ['pointerover', 'focusin']) addEventListener(type, ({ target }) => wake(target));
// The visitor may have been quicker than this script.
wake(document.activeElement);
