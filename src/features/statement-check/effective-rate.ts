import type { NumberLimits } from '../../lib/read-within.ts';

/** A month's card volume, in cents. */
export const volumeLimits: NumberLimits = { decimals: 2, grouped: true, least: 100, most: 1_000_000_000 };

/** All fees of that month, in cents. */
export const feesLimits: NumberLimits = { decimals: 2, grouped: true, least: 0, most: 1_000_000_000 };

/** The statement the check starts with; a test holds it to the claims ledger. */
export const exampleStatement = { volume: 2_500_000, fees: 87_500 } as const;

/** What cards cost the average small business, in hundredths of a percent; a test holds it to the ledger. */
export const usual = { low: 250, high: 400 } as const;

/** Where the scale ends, in hundredths of a percent. */
export const scaleEnd = 600;

/** Fees as a part of the volume they were paid on, in hundredths of a percent, halves rounded up. */
export function effectiveRate(fees: number, volume: number): number {
  return Math.round((fees * 10_000) / volume);
}

/** Where a rate stands against the usual range, both ends included in it. */
export function standing(rate: number): 'below' | 'inside' | 'above' {
  if (rate < usual.low) return 'below';
  return rate > usual.high ? 'above' : 'inside';
}

/** How far along the scale a rate lies, as a length of SVG; what is off the scale stands at its end. */
export function scalePlace(rate: number): string {
  return `${Math.round((Math.min(Math.max(rate, 0), scaleEnd) / scaleEnd) * 1000) / 10}%`;
}
