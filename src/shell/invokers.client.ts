/**
 * What native invokers leave open: a menu closes when one of its links is clicked or the focus leaves it, and a Get started
 * button may name the service to tick. Browsers without `command` or `closedby` get a script that stands in for them.
 */
function tickService(button: Element): void {
  const choice = document.querySelector<HTMLInputElement>(`[value="${button.getAttribute('data-service')}"]`);
  if (choice) choice.checked = true;
}

addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const link = target.closest('a, [data-service]');
  if (!link) return;
  tickService(link);
  link.closest<HTMLElement>('[popover]')?.hidePopover();
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
document.querySelectorAll('button[data-pending]').forEach(tickService);

if (!('command' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype)) {
  import('./invokers-fallback.ts');
}
