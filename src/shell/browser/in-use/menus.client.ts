import { whenUsed } from '../../../lib/when-used.ts';

/** What popovers leave open: a menu closes when one of its links is clicked, the focus leaves it or the layout changes. */
const menus = ':popover-open[popover=auto]';

// W3C ARIA disclosure navigation: nobody should have to look for the focus below an open menu. Its button is part of it.
const left = `:focus-within > * ${menus}:not(:focus-within)`;

function closeMenusLeft(): void {
  for (const menu of document.querySelectorAll<HTMLElement>(left)) {
    if (!document.querySelector(`[popovertarget=${menu.id}]:focus`)) menu.hidePopover();
  }
}

addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) target.closest<HTMLElement>('[popover]')?.hidePopover();
});
whenUsed(['focus'], closeMenusLeft);
// Where Header.module.css changes between a row of links and a menu of its own.
matchMedia('(width >= 64rem)').addEventListener('change', () => {
  for (const menu of document.querySelectorAll<HTMLElement>(menus)) menu.hidePopover();
});
