import { behaviourMark, failedEvent } from '../../lib/browser-protocol.ts';
import { whenUsed } from '../../lib/when-used.ts';

/** Loads what the element with a behaviour around a target needs, once: so it costs a page nothing at load. */
function wake(target: Element): void {
  const element = target.closest<HTMLElement>(`[${behaviourMark}]`);
  if (!element) return;
  const isShare = element.getAttribute(behaviourMark) === 'share';
  element.removeAttribute(behaviourMark);
  (isShare ? import('../../features/share/share.client.ts') : import('../../ui/Carousel/carousel.client.ts')).then(
    ({ start }) => start(element),
    () => dispatchEvent(new Event(failedEvent)),
  );
}

// A carousel shows its state, so it is woken once in view; a button has time until it is reached for.
const inView = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) wake(target);
});
for (const carousel of document.querySelectorAll(`[${behaviourMark}=carousel]`)) inView.observe(carousel);

whenUsed(['point', 'focus'], wake);
