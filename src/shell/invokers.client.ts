/**
 * What native invokers leave open: a menu closes when one of its links is clicked or the focus leaves it, a Get started
 * button may name the service to tick, and browsers without `command` or `closedby` get the same behaviour.
 */
const native = 'command' in HTMLButtonElement.prototype;
const nativeClosedBy = 'closedBy' in HTMLDialogElement.prototype;

function invoke(button: HTMLButtonElement): void {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${button.getAttribute('commandfor')}`);
  if (!dialog) return;
  const choice = dialog.querySelector<HTMLInputElement>(`[value="${button.dataset['service']}"]`);
  if (choice) choice.checked = true;
  if (native) return;
  if (button.matches('[command=close]')) dialog.close();
  else dialog.showModal();
}

addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLButtonElement>('[commandfor]');
  if (button) invoke(button);
  if (target.closest('a')) target.closest<HTMLElement>('[popover]')?.hidePopover();
  if (!nativeClosedBy && target instanceof HTMLDialogElement) target.close();
});

// W3C ARIA disclosure navigation: nobody should have to look for the focus below an open menu. Its button is part of it.
const left = ':focus-within > * :popover-open[popover=auto]:not(:focus-within)';

function closeMenusLeft(): void {
  for (const menu of document.querySelectorAll<HTMLElement>(left)) {
    if (!document.querySelector(`[popovertarget=${menu.id}]:focus`)) menu.hidePopover();
  }
}

addEventListener('focusin', closeMenusLeft);
// The visitor may have been quicker than this script.
closeMenusLeft();
