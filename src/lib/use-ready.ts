import { type RefObject, useEffect } from 'react';

/** Says that this `data-pending` element answers from now on, so that what was held for it is done (shell/held-events.inline.ts). */
export function useReady(element: RefObject<Element | null>, when = true): void {
  useEffect(() => {
    if (when) element.current?.dispatchEvent(new Event('ready', { bubbles: true }));
  }, [element, when]);
}
