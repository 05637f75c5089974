import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatMoney, formatRate, formatTotal, formatTyped } from './money.ts';
import { readDecimal } from './read-decimal.ts';

describe('money', () => {
  it.each([
    [87_500, '$875', '$875.00', '875.00'],
    [1_050_000, '$10,500', '$10,500.00', '10,500.00'],
    [87_550, '$875.50', '$875.50', '875.50'],
    [1, '$0.01', '$0.01', '0.01'],
    [0, '$0', '$0.00', '0.00'],
    [1_200_000_000_099, '$12,000,000,000.99', '$12,000,000,000.99', '12,000,000,000.99'],
  ])('%d cents', (cents, figure, total, amount) => {
    expect(formatMoney(cents)).toBe(figure);
    expect(formatTotal(cents)).toBe(total);
    expect(formatAmount(cents)).toBe(amount);
  });
});

describe('a rate', () => {
  it.each([
    [350, '3.5%'],
    [300, '3%'],
    [5, '0.05%'],
    [1000, '10%'],
    [123_456, '1,234.56%'],
  ])('%d hundredths of a percent are %s', (hundredths, text) => {
    expect(formatRate(hundredths)).toBe(text);
  });
});

describe('what is shown', () => {
  it('is read back to the cent', () => {
    const amount = fc.integer({ min: 0, max: 999_999_999_999_999 });
    fc.assert(
      fc.property(amount, (cents) => {
        for (const show of [formatMoney, formatTotal, formatAmount, formatTyped]) {
          expect(readDecimal(show(cents), { decimals: 2, grouped: true })).toBe(cents);
        }
      }),
    );
  });
});

describe('a field', () => {
  it.each([
    [2_500_000, '25,000'],
    [350, '3.5'],
    [1, '0.01'],
    [0, '0'],
  ])('%d hundredths are typed %s', (hundredths, text) => {
    expect(formatTyped(hundredths)).toBe(text);
  });
});
