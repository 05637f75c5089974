interface Behaviour {
  readonly start: (element: HTMLElement) => void;
}

/** What a `data-behaviour` element needs, loaded when it is: so it costs a page nothing at load. */
const behaviours: Readonly<Record<string, () => Promise<Behaviour>>> = {
  carousel: () => import('../ui/Carousel/carousel.client.ts'),
  share: () => import('../features/share/share.client.ts'),
};

const waiting = new Set(document.querySelectorAll<HTMLElement>('[data-behaviour]'));

function wake(element: HTMLElement): void {
  if (waiting.delete(element))
    void behaviours[element.dataset['behaviour'] ?? '']?.().then(({ start }) => start(element));
}

// A carousel shows its state, so it is woken once in view; a button has time until it is reached for.
const inView = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting && target instanceof HTMLElement) wake(target);
});
for (const carousel of document.querySelectorAll('[data-behaviour=carousel]')) inView.observe(carousel);

for (const type of ['pointerover', 'focusin']) {
  const reach = ({ target }: Event) => {
    const element = target instanceof Element && target.closest<HTMLElement>('[data-behaviour]');
    if (element) wake(element);
  };
  addEventListener(type, reach, true);
}
