import { serviceMark } from '../../../lib/browser-protocol.ts';
import { whenUsed } from '../../../lib/when-used.ts';

/** A Get started button may name the service to tick. */
whenUsed(['click'], (target) => {
  const service = target.closest(`[${serviceMark}]`)?.getAttribute(serviceMark);
  const choice = service && document.querySelector<HTMLInputElement>(`[value="${service}"]`);
  // A click, so that whatever listens to the form hears of it.
  if (choice && !choice.checked) choice.click();
});
