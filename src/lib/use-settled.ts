import { useEffect, useState } from 'react';

/** How long a text stands still before it is read out: typing and dragging are not to be commented stroke by stroke. */
const pause = 700;

/** A text for a live region: empty at first, and each new text only once it has stood still. */
export function useSettled(text: string): string {
  const [first] = useState(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (text === first && settled === '') return;
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text, first, settled]);
  return settled;
}
