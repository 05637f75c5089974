import type { NumberLimits } from '../../lib/read-within.ts';

/** The most by which a card price stands above the cash price, in hundredths of a percent; a test holds it to the ledger. */
export const ceiling = 300;

/** A ticket at cash price, in cents. */
export const ticketLimits: NumberLimits = { decimals: 2, grouped: true, least: 1, most: 10_000_000 };

/** The difference between the two prices, in hundredths of a percent of the cash price. */
export const differenceLimits: NumberLimits = { decimals: 2, grouped: false, least: 0, most: ceiling };

/** What the demo starts with: a ticket on which the difference can be read off. */
export const exampleTicket = { cash: 10_000, difference: ceiling } as const;

/** The card price beside a cash price, rounded down to the cent: it is never more than the difference, or the ceiling, above. */
export function cardPrice(cash: number, difference: number = ceiling): number {
  return Math.floor((cash * (10_000 + Math.min(difference, ceiling))) / 10_000);
}
