import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cardPrice, ticketLimits } from './dual-price.ts';

it('a card price is never above what was asked, and less than a cent below it', () => {
  expect(cardPrice(2400, 300)).toBe(2472);
  const tickets = fc.integer({ min: ticketLimits.least, max: ticketLimits.most });
  fc.assert(
    fc.property(tickets, fc.integer({ min: 0, max: 600 }), (cash, difference) => {
      expect(BigInt(cardPrice(cash, difference))).toBe((BigInt(cash) * BigInt(10_000 + difference)) / 10_000n);
    }),
  );
});
