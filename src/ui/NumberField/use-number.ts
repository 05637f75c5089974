import { type RefObject, useCallback, useRef, useState } from 'react';
import { formatTyped } from '../../lib/money.ts';
import { type NumberLimits, readWithin, type Trouble } from '../../lib/read-within.ts';
import type { ReadNumber } from './trouble-text.ts';

/** The number to count with is always within the limits: a text that is no number leaves the last one. */
export interface NumberInput extends ReadNumber {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly read: (text: string) => void;
  /** Writes a number into the field, as if it had been typed. */
  readonly put: (units: number) => void;
  /** Whether the field still holds what stood in it at first. */
  readonly isUntouched: () => boolean;
}

/** The state behind a NumberField. */
export function useNumber(limits: NumberLimits, initial: number): NumberInput {
  const input = useRef<HTMLInputElement>(null);
  const [{ value, trouble }, setReading] = useState<{ value: number; trouble: Trouble | undefined }>({
    value: initial,
    trouble: undefined,
  });
  const read = useCallback(
    (text: string) => {
      const reading = readWithin(text, limits);
      setReading(({ value: last }) => ({ value: reading.value ?? last, trouble: reading.trouble }));
    },
    [limits],
  );
  const put = useCallback((units: number) => {
    if (!input.current) return;
    input.current.value = formatTyped(units);
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);
  const isUntouched = useCallback(() => input.current?.value === input.current?.defaultValue, []);
  return { limits, initial, value, trouble, input, read, put, isUntouched };
}
