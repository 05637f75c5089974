import { useCallback, useEffect, useRef } from 'react';
import { formatTyped } from '../../lib/money.ts';
import { readWithin } from '../../lib/read-within.ts';
import styles from './NumberField.module.css';
import { formatWithUnit, type TroubleWords, troubleText } from './trouble-text.ts';
import type { NumberInput } from './use-number.ts';

export interface NumberFieldProps {
  readonly id: string;
  readonly label: string;
  readonly number: NumberInput;
  readonly words: TroubleWords;
  /**
   * What its slider covers, if it has one, in the unit shown; what is typed may go beyond it, up to the field's limits. Its looks
   * are slider.css.
   */
  readonly slider?: { readonly min: number; readonly max: number; readonly step: number };
}

/**
 * A number to type, or to slide as well; each then follows the other. Both inputs are uncontrolled, so that what is typed before
 * hydration stays and is read then.
 */
export function NumberField({ id, label, number, words, slider }: NumberFieldProps) {
  const { limits, initial, input, read, isUntouched, trouble } = number;
  const range = useRef<HTMLInputElement>(null);

  const follow = useCallback(
    (moved: EventTarget | null) => {
      const typed = input.current;
      const slid = range.current;
      if (!typed) return;
      if (slid && moved === slid) typed.value = formatTyped(Math.round(slid.valueAsNumber * 100));
      else if (slid) slid.valueAsNumber = (readWithin(typed.value, limits).value ?? slid.valueAsNumber * 100) / 100;
      read(typed.value);
    },
    [input, limits, read],
  );
  const tidy = useCallback(() => {
    const typed = input.current;
    // Read anew: a visitor may type and leave before what was typed ahead of hydration is counted.
    const { value, trouble: wrong } = readWithin(typed?.value ?? '', limits);
    if (typed && value !== undefined && !wrong) typed.value = formatTyped(value);
  }, [input, limits]);
  // Whichever the visitor moved before hydration is followed by the other: of both, the one that has the focus, or else what was
  // typed, since a slider knows whole steps alone. A field already left is written like the rest.
  useEffect(() => {
    const slid = range.current;
    const isSlid = slid?.value !== slid?.defaultValue && (isUntouched() || document.activeElement === slid);
    follow(isSlid ? slid : input.current);
    if (document.activeElement !== input.current) tidy();
  }, [follow, input, isUntouched, tidy]);

  return (
    <div className={styles.field} onInput={(event) => follow(event.target)}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box} data-unit={limits.unit}>
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
          onBlur={tidy}
        />
      </span>
      {slider && (
        <span
          className="label slider"
          data-least={formatWithUnit(slider.min * 100, limits.unit)}
          data-most={formatWithUnit(slider.max * 100, limits.unit)}
        >
          <input
            ref={range}
            type="range"
            aria-label={label}
            autoComplete="off"
            {...slider}
            defaultValue={initial / 100}
          />
        </span>
      )}
      <p id={`${id}-trouble`} className={styles.trouble}>
        {troubleText(words, number)}
      </p>
    </div>
  );
}
