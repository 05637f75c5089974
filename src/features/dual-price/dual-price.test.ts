import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardPrice, ticketLimits } from './dual-price.ts';

describe('cardPrice', () => {
  it.each([
    [10_000, 300, 10_300],
    [2400, 300, 2472],
    [10_000, 0, 10_000],
    [10_000, 250, 10_250],
    [17, 300, 17],
    [33, 300, 33],
    [34, 300, 35],
    [450, 300, 463],
    [0, 300, 0],
    [ticketLimits.most, 300, 10_300_000],
  ])('a cash price of %d cents with %d hundredths on top is %d', (cash, difference, card) => {
    expect(cardPrice(cash, difference)).toBe(card);
  });

  it('is never above what was asked, and less than a cent below it', () => {
    const tickets = fc.integer({ min: ticketLimits.least, max: ticketLimits.most });
    const differences = fc.integer({ min: 0, max: 600 });
    fc.assert(
      fc.property(tickets, differences, (cash, difference) => {
        const most = BigInt(cash) * BigInt(10_000 + difference);
        expect(BigInt(cardPrice(cash, difference))).toBe(most / 10_000n);
        expect(cardPrice(cash, difference)).toBeGreaterThanOrEqual(cash);
      }),
      { numRuns: 500 },
    );
  });
});
