import type { NumberLimits } from '../../lib/read-within.ts';

/** A ticket at cash price, in cents. */
export const ticketLimits: NumberLimits = { unit: '$', least: 1, most: 10_000_000 };

/** The difference between the two prices, in hundredths of a percent of the cash price, up to a ceiling. */
export const differenceLimits = (ceiling: number): NumberLimits => ({ unit: '%', least: 0, most: ceiling });

/** What the demo starts with, in cents at cash price: a ticket on which the difference can be read off. */
export const exampleTicket = 10_000;

/** The card price beside a cash price, rounded down to the cent: it is never more than the difference above. */
export function cardPrice(cash: number, difference: number): number {
  return Math.floor((cash * (10_000 + difference)) / 10_000);
}
