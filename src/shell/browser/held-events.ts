import { failedEvent, failedMark, pendingMark, readyEvent } from '../../lib/browser-protocol.ts';
import { mark } from './mark.ts';

/**
 * Holds the last click or submit, or try to, made inside a pending element, whose script has not come yet, and does it again
 * once that element says that it is ready, as often as one button was clicked: no click is lost to loading.
 * When a script fails to come, it tells the styles, which then show the way that needs none.
 */
let held: HTMLFormElement | HTMLButtonElement | null = null;
let times = 0;

function hold(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const action = target.closest<HTMLFormElement | HTMLButtonElement>(
    event.type === 'click' ? `[${pendingMark}] button[type=button]:not([command])` : `[${pendingMark}]`,
  );
  if (!action) return;
  event.preventDefault();
  event.stopPropagation();
  times = action === held ? times + 1 : 1;
  held = action;
  // Assistive technology may click without pointer or focus, which are what its script is loaded at.
  action.focus();
}

function release(element: EventTarget | null): void {
  if (!(element instanceof Element)) return;
  element.removeAttribute(pendingMark);
  if (!element.contains(held)) return;
  if (held instanceof HTMLFormElement) held.requestSubmit();
  else for (; times > 0; times -= 1) held?.click();
  held = null;
}

function fail(): void {
  mark(failedMark);
  // A form with an action of its own needs no script to be submitted.
  for (const form of document.querySelectorAll('form[action]')) release(form);
}

addEventListener('click', hold, true);
addEventListener('submit', hold, true);
// Or the browser says in words of its own what is wrong.
addEventListener('invalid', hold, true);
// What was to be sent from a dialog is not, once that is closed.
addEventListener(
  'close',
  ({ target }) => {
    if (target instanceof Element && target.contains(held)) held = null;
  },
  true,
);
addEventListener(readyEvent, ({ target }) => release(target));
// Only a script of this site: others may be put into a page on the way, and are refused.
addEventListener(
  'error',
  ({ target }) => target instanceof Element && target.matches('script[src^="/"]') && fail(),
  true,
);
addEventListener(failedEvent, fail);
