import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyDifference, broughtIn, cardPriceLimits, cashPrice, coveringDifference, offsetOf } from './dual-price.ts';

const differences = fc.integer({ min: 0, max: anyDifference.most });
const sales = fc.integer({ min: 0, max: 1_000_000_000 });

it('the difference between both prices is never more than the one posted, and less than a cent below it', () => {
  expect(cashPrice(2472, 300)).toBe(2400);
  const cards = fc.integer({ min: cardPriceLimits.least, max: cardPriceLimits.most });
  fc.assert(
    fc.property(cards, differences, (card, difference) => {
      const cash = BigInt(cashPrice(card, difference));
      const parts = 10_000n + BigInt(difference);
      expect(cash * parts >= BigInt(card) * 10_000n && (cash - 1n) * parts < BigInt(card) * 10_000n).toBe(true);
    }),
  );
});

it('a difference of 3% brings in $728.16 of $25,000, and $146.84 of $875 stays with the merchant', () => {
  expect(offsetOf(2_500_000, 87_500, 300)).toEqual({ offset: 72_816, left: 14_684, isFull: false });
  fc.assert(
    fc.property(sales, differences, (amount, difference) => {
      const parts = 10_000n + BigInt(difference);
      const exact = (2n * BigInt(amount) * BigInt(difference) + parts) / (2n * parts);
      expect(BigInt(broughtIn(amount, difference))).toBe(exact);
    }),
  );
});

it('no more is offset than there are fees, and all of them at the difference that covers their rate', () => {
  expect(coveringDifference(2_500_000, 87_500)).toBe(363);
  expect(offsetOf(2_500_000, 87_500, 363)).toEqual({ offset: 87_500, left: 0, isFull: true });
  fc.assert(
    fc.property(sales, sales, (one, other) => {
      const [fees, amount] = [Math.min(one, other), Math.max(one, other) + 1];
      expect(offsetOf(amount, fees, coveringDifference(amount, fees)).isFull).toBe(true);
    }),
  );
});
