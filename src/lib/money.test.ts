import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatAmount, formatMoney, formatRate, formatTotal, formatTyped } from './money.ts';
import { readDecimal } from './read-decimal.ts';

it.each([
  [87_500, '$875', '$875.00', '875.00'],
  [87_550, '$875.50', '$875.50', '875.50'],
  [0, '$0', '$0.00', '0.00'],
  [1_200_000_000_099, '$12,000,000,000.99', '$12,000,000,000.99', '12,000,000,000.99'],
])('%d cents are %s as a figure, %s on a receipt and %s in a column', (cents, figure, total, amount) => {
  expect([formatMoney(cents), formatTotal(cents), formatAmount(cents)]).toEqual([figure, total, amount]);
});

it('hundredths of a percent are a rate, and are typed without their unit', () => {
  expect([350, 300, 5, 123_456].map(formatRate)).toEqual(['3.5%', '3%', '0.05%', '1,234.56%']);
  expect([2_500_000, 350, 1, 0].map(formatTyped)).toEqual(['25,000', '3.5', '0.01', '0']);
});

it('every amount is written as en-US writes it', () => {
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (hundredths) => {
      expect(formatTotal(hundredths)).toBe(dollars.format(hundredths / 100));
      expect(formatRate(hundredths)).toBe(percent.format(hundredths / 10_000));
    }),
  );
});

it('what is shown is read back to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (cents) => {
      for (const show of [formatMoney, formatTotal, formatAmount, formatTyped]) {
        expect(readDecimal(show(cents), '$')).toBe(cents);
      }
    }),
  );
});
