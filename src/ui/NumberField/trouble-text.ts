import { fill, type Template } from '../../lib/fill.ts';
import { formatTyped } from '../../lib/money.ts';
import type { NumberLimits, Trouble } from '../../lib/read-within.ts';

/** What is said when a number is too low, too high, or none. */
export interface TroubleWords {
  readonly low: Template<'least'>;
  readonly high: Template<'most'>;
  readonly unreadable: Template<'example' | 'counted'>;
}

/** A number as it was read from a field: what is wrong with it, what the field takes and started with, and what is counted. */
export interface ReadNumber {
  readonly limits: NumberLimits;
  /** In hundredths of the unit, like the value. */
  readonly initial: number;
  readonly value: number;
  readonly trouble: Trouble | undefined;
}

/** Hundredths of a unit with its sign: "$25,000", "3.5%". */
export const formatWithUnit = (units: number, unit: NumberLimits['unit']) =>
  unit === '$' ? `$${formatTyped(units)}` : `${formatTyped(units)}%`;

/** Says kindly what the field takes, and what is counted meanwhile; nothing where all is well. */
export function troubleText(words: TroubleWords, { trouble, limits, initial, value }: ReadNumber): string {
  const show = (units: number) => formatWithUnit(units, limits.unit);
  if (trouble === 'low') return fill(words.low, { least: show(limits.least) });
  if (trouble === 'high') return fill(words.high, { most: show(limits.most) });
  if (trouble === 'unreadable') return fill(words.unreadable, { example: formatTyped(initial), counted: show(value) });
  return '';
}
