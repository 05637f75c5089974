import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyDifference } from '../dual-price/dual-price.ts';
import { figureLimits } from '../own-figures/own-figures.ts';
import { rateLimits, savings } from './savings.ts';

/** All that the calculator takes, its limits often. */
const inputs = fc.record({
  volume: fc.integer({ min: figureLimits.sales.least, max: figureLimits.sales.most }),
  rate: fc.integer({ min: rateLimits.least, max: rateLimits.most }),
  difference: fc.integer({ min: anyDifference.least, max: anyDifference.most }),
});

it('card fees are exact in whole cents, halves rounded up, and twelve times as much a year', () => {
  expect(savings({ volume: 2_500_000, rate: 350, difference: 300 })).toEqual({
    fees: { month: 87_500, year: 1_050_000 },
    offset: { month: 72_816, year: 873_792 },
    left: { month: 14_684, year: 176_208 },
    isFull: false,
  });
  fc.assert(
    fc.property(inputs, (input) => {
      const month = Number((BigInt(input.volume) * BigInt(input.rate) + 5000n) / 10_000n);
      expect(savings(input).fees).toEqual({ month, year: month * 12 });
    }),
  );
});
