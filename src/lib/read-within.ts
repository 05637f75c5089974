import { readDecimal, type Unit } from './read-decimal.ts';

/** What a number field takes: the least and the most, in hundredths of its unit. */
export interface NumberLimits {
  readonly unit: Unit;
  readonly least: number;
  readonly most: number;
}

/** What stands in the way of using what was typed as it is. */
export type Trouble = 'unreadable' | 'low' | 'high';

export interface Reading {
  /** What to count with: the nearest limit where the number is beyond it, nothing where there is no number. */
  readonly value?: number;
  readonly trouble?: Trouble;
}

/** Reads a field and holds it to its limits. */
export function readWithin(text: string, limits: NumberLimits): Reading {
  const value = readDecimal(text, limits.unit);
  if (value === undefined) return { trouble: 'unreadable' };
  if (value < limits.least) return { value: limits.least, trouble: 'low' };
  if (value > limits.most) return { value: limits.most, trouble: 'high' };
  return { value };
}
