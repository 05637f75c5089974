import { z } from 'astro/zod';
import { amount, range } from './claim.ts';

/** The example that the savings calculator starts with. */
export const savingsExample = z.strictObject({
  /** Monthly card volume. */
  volume: amount,
  /** What cards cost of it. */
  rate: amount,
  /** How far the card price stands above the cash price. */
  difference: amount,
});

/** The statement that the statement check starts with, and the range it measures against. */
export const statementExample = z.strictObject({
  /** Card sales and fees of a month. */
  sales: amount,
  fees: amount,
  /** What is posted, for what the receipt makes of them. */
  difference: amount,
  /** What cards usually cost. */
  usual: range,
});
