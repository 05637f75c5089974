import { useEffect, useRef } from 'react';
import { fill } from '../../lib/fill.ts';
import { formatMoney, formatRate } from '../../lib/money.ts';
import { ownFigures as words } from '../../site/everywhere/words.yaml';
import type { Figures } from '../own-figures/own-figures.ts';
import { useTabFigures } from '../own-figures/use-own-figures.ts';
import choices from './ServiceChoices.module.css';

/** The visitor's figures as a line of their notes. */
function lineOf({ sales, fees, difference }: Figures): string {
  const values = { sales: formatMoney(sales), fees: formatMoney(fees), difference: formatRate(difference) };
  return fill(words.notes, values);
}

/**
 * Adds the visitor's own figures to the notes, where they see them and may change them; off until they tick it, and not there
 * while they have none.
 */
export function OwnFiguresTick() {
  const own = useTabFigures();
  const line = own ? lineOf(own) : '';
  const box = useRef<HTMLInputElement>(null);
  const added = useRef('');

  const write = () => {
    const notes = box.current?.form?.elements.namedItem('notes');
    if (!box.current || !(notes instanceof HTMLTextAreaElement)) return;
    const others = notes.value.replace(added.current, '').trim();
    const text = box.current.checked ? `${others}\n${line}`.trim() : others;
    added.current = box.current.checked ? line : '';
    // A line that does not fit is not added: what was typed comes first.
    if (text.length > notes.maxLength) {
      box.current.checked = false;
      return;
    }
    notes.value = text;
    notes.dispatchEvent(new Event('input', { bubbles: true }));
  };

  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });
  useEffect(() => {
    const notes = box.current?.form?.elements.namedItem('notes');
    // The draft of another page may have it already.
    if (box.current && notes instanceof HTMLTextAreaElement && notes.value.includes(line)) {
      box.current.checked = true;
      added.current = line;
    } else if (added.current) latest.current();
  }, [line]);

  if (!own) return null;
  return (
    <label className={choices.choice}>
      <input ref={box} type="checkbox" onChange={write} />
      {words.addToNotes}
    </label>
  );
}
