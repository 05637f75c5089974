import type { NumberLimits } from '../../lib/read-within.ts';
import { anyDifference, offsetOf } from '../dual-price/dual-price.ts';

/** Where a link to the calculator lands. */
export const savingsId = 'savings';

/** Monthly card volume, in cents. */
export const volumeLimits: NumberLimits = { unit: '$', least: 0, most: 1_000_000_000 };

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

/** Card fees, what the posted difference offsets of them and what is left: whole cents a month, twelve equal months a year. */
export function savings({ volume, rate, difference }: SavingsInput) {
  const fees = Math.round((volume * rate) / 10_000);
  const { offset, left, isFull } = offsetOf(volume, fees, difference);
  const inAYear = (month: number) => ({ month, year: month * 12 });
  return { fees: inAYear(fees), offset: inAYear(offset), left: inAYear(left), isFull };
}

/** The input as the query of a link: "volume=25000&rate=3.5&difference=3". */
export function toQuery(input: Partial<SavingsInput>): string {
  return Object.entries(input)
    .map(([name, hundredths]) => `${name}=${hundredths / 100}`)
    .join('&');
}

/** The input that a link carries, as far as it is one the calculator takes. */
export function fromQuery(query: string): Partial<SavingsInput> {
  const params = new URLSearchParams(query);
  const read = (name: string, { least, most }: NumberLimits) => {
    // A link holds plain numbers with a point, whatever the visitor typed: in "25,000" the comma would be a guess.
    const text = params.get(name) ?? '';
    const value = /^[\d.]+$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  };
  const volume = read('volume', volumeLimits);
  const rate = read('rate', rateLimits);
  const difference = read('difference', anyDifference);
  return {
    ...(volume !== undefined && { volume }),
    ...(rate !== undefined && { rate }),
    ...(difference !== undefined && { difference }),
  };
}
