import { pendingMark } from './browser-protocol.ts';

/** How a visitor uses a page: the event that tells of it, and what it leaves for a script that was not there. */
const uses = {
  point: { event: 'pointerover', trace: null },
  focus: { event: 'focusin', trace: ':focus' },
  open: { event: 'toggle', trace: 'dialog[open], :popover-open' },
  /** Only buttons of dialogs keep it: other clicks are held and done again. */
  click: { event: 'click', trace: `button[${pendingMark}]` },
  /** What was typed stands in its form, like what the browser has put back there. */
  type: { event: 'input', trace: 'form' },
} as const;

export type Use = keyof typeof uses;

/**
 * Calls `act` with what a visitor uses inside an element in any of these ways: at once for what was used before this script
 * came, since the visitor may have been quicker, and then each time.
 */
export function whenUsed(ways: readonly Use[], act: (used: Element) => void, inside: Element = document.body): void {
  for (const way of ways) {
    const { event, trace } = uses[way];
    // A toggle does not bubble.
    inside.addEventListener(event, ({ target }) => target instanceof Element && act(target), { capture: true });
    if (!trace) continue;
    if (inside.matches(trace)) act(inside);
    inside.querySelectorAll(trace).forEach(act);
  }
}
