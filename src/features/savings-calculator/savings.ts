import type { NumberLimits } from '../../lib/read-within.ts';
import { offsetOf } from '../dual-price/dual-price.ts';
import type { Figures } from '../own-figures/own-figures.ts';
import { effectiveRate } from '../statement-check/effective-rate.ts';

/** Where a link to the calculator lands. */
export const savingsId = 'savings';

/** Effective rate, in hundredths of a percent. */
export const rateLimits: NumberLimits = { unit: '%', least: 0, most: 1000 };

export interface SavingsInput {
  /** Monthly card volume in cents. */
  readonly volume: number;
  /** What cards cost, in hundredths of a percent of it. */
  readonly rate: number;
  /** The difference posted between both prices, in hundredths of a percent of the cash price. */
  readonly difference: number;
}

/** What the calculator counts with for a month's figures: the rate in place of the fees. */
export function inputOf({ sales, fees, difference }: Figures): SavingsInput {
  return { volume: sales, rate: effectiveRate(fees, sales), difference };
}

/**
 * Card fees, what the posted difference offsets of them and what is left: whole cents a month, twelve equal
 * months a year. Fees that the visitor gave in cents are not worked out again from their rate, which is rounded.
 */
export function savings(input: SavingsInput, own?: Figures) {
  const { volume, rate, difference } = input;
  const isOwn = own?.sales === volume && effectiveRate(own.fees, volume) === rate;
  const fees = isOwn ? own.fees : Math.round((volume * rate) / 10_000);
  const { offset, left, isFull } = offsetOf(volume, fees, difference);
  const inAYear = (month: number) => ({ month, year: month * 12 });
  return { fees: inAYear(fees), offset: inAYear(offset), left: inAYear(left), isFull };
}
