import { failedEvent, failedMark, fontsMark, pendingMark, readyEvent, waitsMark } from '../../lib/browser-protocol.ts';

/**
 * Stands inline in the head of every page. Holds the last click or submit, or try to, made inside a pending element, whose script has
 * not come yet, and does it again once that element says that it is ready, as often as one button was clicked: no click
 * is lost to loading. A clicked button of a dialog is pending itself; where the browser knows no commands, its dialog opens
 * and closes from here, whatever becomes of the other scripts.
 * When a script fails to come, it tells the styles, which then show the way that needs none.
 */
let held: HTMLFormElement | HTMLButtonElement | null = null;
let times = 0;

const mark = (name: string): void => document.documentElement.setAttribute(name, '');

function hold(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const button = target.closest('[command]');
  button?.setAttribute(pendingMark, '');
  // The commands of a page open its dialog where that is closed, and close it: not by themselves in Safari before 26.2.
  if (button && !('command' in button)) {
    const dialog = document.querySelector('dialog');
    if (dialog?.open) dialog.close();
    else dialog?.showModal();
  }
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

/** The page's own script sleeps in a template until there is something to see; so do a narrow screen's fonts (fonts.client.ts). */
function awaken(): void {
  document.body.append(document.querySelector<HTMLTemplateElement>('template[data-page-script]')?.content ?? '');
}

addEventListener('DOMContentLoaded', () => {
  new PerformanceObserver(awaken).observe({ type: 'paint', buffered: true });
});
// Firefox tells nothing of the paint of a page that it opens at a hash.
addEventListener('load', () => setTimeout(awaken, 500));

/**
 * WebKit shows figures that are sized by their container as wide as they were while they waited, which is not at all; and until
 * Safari 27 nothing holds what is read while the page above it grows.
 */
const isWebKit = /^Apple/.test(navigator.vendor);

// Opened at a hash, come back to or loaded anew, a page is put in its place: all of it has to be laid out by then (styles/base.css).
if (!history.state && !location.hash && !isWebKit) mark(waitsMark);

// On the next page the fonts are at hand: asked for at once, they are there for its first paint.
if (document.referrer.startsWith(origin)) {
  mark(fontsMark);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[as=font]')) link.media = '';
}
