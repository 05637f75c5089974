import { formatRate } from '../../lib/money.ts';

/** What cards cost the average small business, in hundredths of a percent. */
export interface RateRange {
  readonly low: number;
  readonly high: number;
}

/** A range in words: "2.5–4%". */
export const formatRange = ({ low, high }: RateRange): string => `${low / 100}–${formatRate(high)}`;

/** Where the scale ends, in hundredths of a percent. */
export const scaleEnd = 600;

/** Fees as a part of the volume they were paid on, in hundredths of a percent, halves rounded up. */
export function effectiveRate(fees: number, volume: number): number {
  return Math.round((fees * 10_000) / volume);
}

/** Where a rate stands against a range, both ends included in it. */
export function standing(rate: number, { low, high }: RateRange): 'below' | 'inside' | 'above' {
  if (rate < low) return 'below';
  return rate > high ? 'above' : 'inside';
}

/** How far along the scale a rate lies, as a length of SVG; what is off the scale stands at its end. */
export function scalePlace(rate: number): string {
  return `${Math.round((Math.min(Math.max(rate, 0), scaleEnd) / scaleEnd) * 1000) / 10}%`;
}
