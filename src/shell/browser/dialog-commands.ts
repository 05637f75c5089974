import { pendingMark } from '../../lib/browser-protocol.ts';

/**
 * A clicked button of a dialog is pending until its script has come; where the browser knows no commands, its dialog opens and
 * closes from here, whatever becomes of the other scripts.
 */
function command({ target }: Event): void {
  const button = target instanceof Element && target.closest('[command]');
  if (!button) return;
  button.setAttribute(pendingMark, '');
  // The commands of a page open its dialog where that is closed, and close it: not by themselves in Safari before 26.2.
  if ('command' in button) return;
  const dialog = document.querySelector('dialog');
  dialog?.[dialog.open ? 'close' : 'showModal']();
}

addEventListener('click', command, true);
