import { toastId } from './toast-id.ts';

export interface ToastAction {
  readonly label: string;
  /** Answers what the toast says afterwards; nothing closes it. */
  readonly act: () => Promise<string | undefined> | string | undefined;
}

/** Time to read: a second for every three words, and never less than this many milliseconds. */
const shortest = 6000;

let closing = 0;

/**
 * Says something in the page's toast and offers actions. It stays long enough to be read, longer with actions,
 * and as long as the pointer or focus rests on it.
 */
export function showToast(text: string, actions: readonly ToastAction[] = []): void {
  const toast = document.getElementById(toastId);
  const words = toast?.querySelector('[role=status]');
  if (!toast || !words) return;
  const { style: page } = document.documentElement;
  const stay = Math.max(shortest, (text.split(' ').length / 3) * 1000) * (actions.length > 0 ? 5 : 1);
  const rest = () => {
    clearTimeout(closing);
    closing = window.setTimeout(() => {
      if (toast.matches(':hover, :focus-within')) rest();
      else toast.hidePopover();
    }, stay);
  };
  if (!toast.matches(':popover-open')) {
    toast.showPopover();
    const before = document.activeElement;
    const hear = ({ key }: KeyboardEvent) => key === 'Escape' && toast.hidePopover();
    addEventListener('keydown', hear);
    const close = () => {
      removeEventListener('keydown', hear);
      page.scrollPaddingBlockEnd = '';
      giveBackFocus(toast, before);
    };
    toast.addEventListener('beforetoggle', close, { once: true });
  }
  words.textContent = text;
  words.nextElementSibling?.replaceChildren(
    ...actions.map(({ label, act }) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = label;
      button.addEventListener('click', async () => {
        const said = await act();
        if (said === undefined) toast.hidePopover();
        else words.textContent = said;
        rest();
      });
      return button;
    }),
  );
  // What comes into focus stays clear of it.
  page.scrollPaddingBlockEnd = `${innerHeight - toast.offsetTop}px`;
  rest();
}

/** Whoever dismissed a toast goes on where they were. */
function giveBackFocus(toast: HTMLElement, before: Element | null): void {
  if (toast.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
}
