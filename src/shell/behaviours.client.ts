interface Behaviour {
  readonly start: (element: HTMLElement) => void;
}

/** What a `data-behaviour` element needs, loaded when it is: so it costs a page nothing at load. */
const behaviours: Readonly<Record<string, () => Promise<Behaviour>>> = {
  carousel: () => import('../ui/Carousel/carousel.client.ts'),
  share: () => import('../features/share/share.client.ts'),
};

/** Loads what the element around a target needs, once. */
function wake(target: EventTarget | null): void {
  const element = target instanceof Element && target.closest<HTMLElement>('[data-behaviour]');
  if (!element) return;
  const load = behaviours[element.dataset['behaviour'] ?? ''];
  element.removeAttribute('data-behaviour');
  void load?.().then(({ start }) => start(element));
}

// A carousel shows its state, so it is woken once in view; a button has time until it is reached for.
const inView = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) wake(target);
});
for (const carousel of document.querySelectorAll('[data-behaviour=carousel]')) inView.observe(carousel);

for (const type of ['pointerover', 'focusin']) addEventListener(type, ({ target }) => wake(target));
// The visitor may have been quicker than this script.
wake(document.activeElement);
