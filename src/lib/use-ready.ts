import { type RefObject, useEffect } from 'react';
import { readyEvent } from './browser-protocol.ts';

/** Says that this pending element answers from now on, so that what was held for it is done. */
export function useReady(element: RefObject<Element | null>, when = true): void {
  useEffect(() => {
    if (when) element.current?.dispatchEvent(new Event(readyEvent, { bubbles: true }));
  }, [element, when]);
}
