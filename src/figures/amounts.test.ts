import { expect, it } from 'vitest';
import { amountOf, factorOf, rangeOf } from './amounts.ts';
import { claim } from './ledger.ts';

it('reads one number in cents or hundredths of a percent', () => {
  expect(amountOf(claim('cash-discount.volume'))).toBe(2_500_000);
  expect(amountOf(claim('cash-discount.fee-rate'))).toBe(350);
  expect(() => amountOf(claim('cash-discount.average-fees'))).toThrow('2.5–4%');
  expect(() => amountOf(claim('support.base'))).toThrow('US-based');
});

it('reads both ends of a range', () => {
  expect(rangeOf(claim('cash-discount.average-fees'))).toEqual({ low: 250, high: 400 });
  expect(() => rangeOf(claim('cash-discount.volume'))).toThrow('$25,000');
});

it('reads what to count with', () => {
  expect(factorOf(claim('cash-discount.volume'))).toBe(25_000);
  expect(factorOf(claim('cash-discount.fee-rate'))).toBe(0.035);
});
