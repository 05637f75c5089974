import type { NumberLimits } from '../../lib/read-within.ts';

/** A posted card price, in cents. */
export const cardPriceLimits: NumberLimits = { unit: '$', least: 1, most: 10_000_000 };

/** What the demo starts with, in cents: a card price from which the difference can be read off. */
export const exampleCardPrice = 10_300;

/** The difference between the two prices, in hundredths of a percent of the cash price, up to a ceiling. */
export const differenceLimits = (ceiling: number): NumberLimits => ({ unit: '%', least: 0, most: ceiling });

/** All differences that a visitor may post: what covers a rate of ten percent, and a little more. */
export const anyDifference = differenceLimits(1200);

/** The card price to post above a cash price, rounded down to the cent: the difference is never more than this one. */
export function cardPrice(cash: number, difference: number): number {
  return Math.floor((cash * (10_000 + difference)) / 10_000);
}

/** The cash price beside a posted card price, rounded up to the cent: the difference is never more than the one posted. */
export function cashPrice(card: number, difference: number): number {
  return Math.ceil((card * 10_000) / (10_000 + difference));
}

/** What a posted difference brings in on card sales, in whole cents, halves rounded up: d ÷ (100 + d) of them. */
export function broughtIn(sales: number, difference: number): number {
  const parts = 10_000 + difference;
  return Math.floor((2 * sales * difference + parts) / (2 * parts));
}

/** The least difference that offsets all fees: fees ÷ (sales − fees), in hundredths of a percent, rounded up. Infinite where there is none. */
export function coveringDifference(sales: number, fees: number): number {
  return fees < sales ? Math.ceil((fees * 10_000) / (sales - fees)) : Number.POSITIVE_INFINITY;
}

/** What a posted difference offsets of card fees, and what stays with the merchant, in whole cents a month. */
export function offsetOf(sales: number, fees: number, difference: number) {
  const offset = Math.min(fees, broughtIn(sales, difference));
  return { offset, left: fees - offset, isFull: offset === fees };
}
