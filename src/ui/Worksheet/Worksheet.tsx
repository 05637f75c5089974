import { type ReactNode, useEffect, useRef, useState } from 'react';
import { figuresMark, pendingMark, queryMark } from '../../lib/browser-protocol.ts';
import { useReady } from '../../lib/use-ready.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { NumberField, type NumberFieldProps } from '../NumberField/NumberField.tsx';
import { type TroubleWords, troubleText } from '../NumberField/trouble-text.ts';
import styles from './Worksheet.module.css';

export interface WorksheetProps {
  readonly id: string;
  /** What the sheet works out, as the name of its group. */
  readonly label: string;
  /** Regular expression for a query that carries the sheet's numbers: the island starts at once where the address has one. */
  readonly query?: string;
  /** Where it takes the visitor's own figures: called when something is typed or slid. */
  readonly onInput?: () => void;
  readonly fields: readonly Omit<NumberFieldProps, 'words'>[];
  /** What is wrong with a number, in words. */
  readonly words: TroubleWords;
  readonly result: ReactNode;
  /** What stands under the fields, where they have room beside the result, and else under that. */
  readonly below?: ReactNode;
  /** The result in words; read out politely once the numbers stand still, behind what is wrong with them. */
  readonly announcement: string;
}

/** Numbers in on one side, the printed result on the other. Whole and right before hydration. */
export function Worksheet({ id, label, query, onInput, fields, words, result, below, announcement }: WorksheetProps) {
  const root = useRef<HTMLDivElement>(null);
  const said = useSettled([...fields.map(({ number }) => troubleText(words, number)), announcement].join(' '));
  // Ready only once what was typed before hydration has been read and rendered: a held click then acts on it.
  const [read, setRead] = useState(false);
  useEffect(() => setRead(true), []);
  useReady(root, read);
  return (
    <div
      ref={root}
      id={id}
      className={styles.worksheet}
      role="group"
      aria-label={label}
      onInput={onInput}
      {...{ [queryMark]: query, [figuresMark]: onInput && '', [pendingMark]: '' }}
    >
      <div className={styles.sheet}>
        <div className={`with-script columns ${styles.fields}`}>
          {fields.map((field) => (
            <NumberField key={field.id} words={words} {...field} />
          ))}
        </div>
        <div>{result}</div>
        {below}
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}
