import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claim } from '../../figures/ledger.ts';
import { formatRate } from '../../lib/money.ts';
import { cardPrice, ceiling, exampleTicket, ticketLimits } from './dual-price.ts';

describe('the ceiling', () => {
  it('is the one of the claims ledger, and the demo starts there', () => {
    expect(formatRate(ceiling)).toBe(claim('dual-pricing.ceiling').value);
    expect(exampleTicket.difference).toBe(ceiling);
  });
});

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

  it.each([301, 350, 10_000, Infinity])('holds a difference of %d to the ceiling', (difference) => {
    expect(cardPrice(10_000, difference)).toBe(10_300);
  });

  it('is never above what was asked, or the ceiling, and less than a cent below it', () => {
    const tickets = fc.integer({ min: ticketLimits.least, max: ticketLimits.most });
    const differences = fc.integer({ min: 0, max: 2 * ceiling });
    fc.assert(
      fc.property(tickets, differences, (cash, difference) => {
        const most = BigInt(cash) * BigInt(10_000 + Math.min(difference, ceiling));
        expect(BigInt(cardPrice(cash, difference))).toBe(most / 10_000n);
        expect(cardPrice(cash, difference)).toBeGreaterThanOrEqual(cash);
      }),
      { numRuns: 500 },
    );
  });
});
