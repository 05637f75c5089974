import { behaviourMark, failedEvent, figuresStore } from '../../lib/browser-protocol.ts';
import { tabStore } from '../../lib/storage.ts';
import { whenUsed } from '../../lib/when-used.ts';

const scripts = {
  carousel: () => import('../../ui/Carousel/carousel.client.ts'),
  share: () => import('../../features/share/share.client.ts'),
  figures: () => import('../../features/own-figures/own-figures.client.ts'),
} as const;

/** What a visitor may have brought in a link to the receipt. */
const inAddress = /[?&](sales|fees|difference)=/;

/** Loads what the element with a behaviour around a target needs, once: so it costs a page nothing at load. */
function wake(target: Element): void {
  const element = target.closest<HTMLElement>(`[${behaviourMark}]`);
  if (!element) return;
  const behaviour = element.getAttribute(behaviourMark);
  element.removeAttribute(behaviourMark);
  if (behaviour !== 'carousel' && behaviour !== 'share' && behaviour !== 'figures') return;
  scripts[behaviour]().then(
    ({ start }) => start(element),
    () => dispatchEvent(new Event(failedEvent)),
  );
}

// A carousel shows its state, so it is woken once in view; a button has time until it is reached for.
const inView = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) wake(target);
});
for (const carousel of document.querySelectorAll(`[${behaviourMark}=carousel]`)) inView.observe(carousel);
// Figures that the visitor has given are printed wherever they are shown.
if (tabStore.read(figuresStore) || inAddress.test(location.search))
  for (const shown of document.querySelectorAll(`[${behaviourMark}=figures]`)) wake(shown);

whenUsed(['point', 'focus'], wake);
