import { whenUsed } from '../../../lib/when-used.ts';

/** For browsers without `command` (Safari before 26.2, Firefox before 144) or without `closedby`: the same by script. */
const hasCommand = 'command' in HTMLButtonElement.prototype;
const hasClosedBy = 'closedBy' in HTMLDialogElement.prototype;

function invoke(target: Element): void {
  const button = target.closest('[commandfor]');
  if (!button) return;
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${button.getAttribute('commandfor')}`);
  if (button.matches('[command=close]')) dialog?.close();
  else if (!dialog?.open) dialog?.showModal();
}

if (!hasCommand) whenUsed(['click'], invoke);

if (!hasClosedBy) {
  let pressed: EventTarget | null = null;
  addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  // A selection that is dragged out of the dialog ends in a click on it, too.
  addEventListener('click', ({ target }) => {
    if (target instanceof HTMLDialogElement && target === pressed) target.close();
  });
}
