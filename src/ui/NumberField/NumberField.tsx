import { useCallback, useEffect, useRef } from 'react';
import { formatTyped } from '../../lib/money.ts';
import { readWithin } from '../../lib/read-within.ts';
import styles from './NumberField.module.css';
import type { NumberInput } from './use-number.ts';

export interface NumberFieldProps {
  readonly id: string;
  readonly label: string;
  readonly unit: '$' | '%';
  readonly number: NumberInput;
  /** What the slider covers, in the unit shown; what is typed may go beyond it, up to the field's limits. */
  readonly slider: { readonly min: number; readonly max: number; readonly step: number };
}

/** Says kindly what the field takes, and what is counted meanwhile; nothing where all is well. */
export function troubleWords(unit: '$' | '%', { trouble, limits, initial, value }: NumberInput): string {
  const show = (units: number) => (unit === '$' ? `$${formatTyped(units)}` : `${formatTyped(units)}%`);
  if (trouble === 'low') return `This starts at ${show(limits.least)}, so that is what is counted.`;
  if (trouble === 'high') return `This goes up to ${show(limits.most)}, so that is what is counted.`;
  if (trouble === 'unreadable')
    return `Type a number, such as ${formatTyped(initial)}. Until then, ${show(value)} is counted.`;
  return '';
}

/**
 * A number to type or to slide; each follows the other. Both inputs are uncontrolled, so that what is typed before
 * hydration stays and is read then.
 */
export function NumberField({ id, label, unit, number, slider }: NumberFieldProps) {
  const { limits, initial, input, read, value, trouble } = number;
  const range = useRef<HTMLInputElement>(null);

  const follow = useCallback(
    (moved: EventTarget | null) => {
      const typed = input.current;
      const slid = range.current;
      if (!typed || !slid) return;
      if (moved === slid) typed.value = formatTyped(Math.round(slid.valueAsNumber * 100));
      else slid.valueAsNumber = (readWithin(typed.value, limits).value ?? slid.valueAsNumber * 100) / 100;
      read(typed.value);
    },
    [input, limits, read],
  );
  // Whichever the visitor moved before hydration is followed by the other.
  useEffect(() => {
    const slid = range.current;
    follow(slid && slid.value !== slid.defaultValue ? slid : input.current);
  }, [follow, input]);

  return (
    <div className={styles.field} onInput={(event) => follow(event.target)}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box} data-unit={unit}>
        <input
          id={id}
          ref={input}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          defaultValue={formatTyped(initial)}
          aria-invalid={trouble && true}
          aria-describedby={`${id}-trouble`}
          onBlur={({ currentTarget }) => {
            if (!trouble) currentTarget.value = formatTyped(value);
          }}
        />
      </span>
      <input ref={range} type="range" aria-label={label} autoComplete="off" {...slider} defaultValue={initial / 100} />
      <p id={`${id}-trouble`} className={styles.trouble}>
        {troubleWords(unit, number)}
      </p>
    </div>
  );
}
