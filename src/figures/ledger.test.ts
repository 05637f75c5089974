import { expect, it } from 'vitest';
import { coveringDifference, offsetOf } from '../features/dual-price/dual-price.ts';
import { formatMoney } from '../lib/money.ts';
import { amountOf } from './amounts.ts';
import { claim, claimIds } from './ledger.ts';

it('states the example as the calculators count it: offset in full at one difference, and as far as its note says at the other', () => {
  const [sales = 0, fees = 0, covering = 0, ceiling = 0] = [
    'cash-discount.volume',
    'cash-discount.monthly-saving',
    'cash-discount.covering-difference',
    'dual-pricing.ceiling',
  ].map((id) => amountOf(claim(id)));
  expect(covering).toBe(coveringDifference(sales, fees));
  expect(offsetOf(sales, fees, covering).isFull).toBe(true);
  const { offset, left } = offsetOf(sales, fees, ceiling);
  const said = `At ${claim('dual-pricing.ceiling').value}, ${formatMoney(offset)} a month is offset and the merchant still pays ${formatMoney(left)}`;
  expect(claim('cash-discount.monthly-saving').note).toContain(said);
});

it('keeps "24/7 support" and "US-based support" two claims', () => {
  for (const id of claimIds) {
    expect(`${claim(id).value} ${claim(id).wording}`).not.toMatch(/24\/7.*US-based|US-based.*24\/7/);
  }
});

it('says which claim may have been meant by one that it does not hold', () => {
  expect(() => claim('setup.hour')).toThrow(/“setup\.hour” is not in the claims ledger.*did you mean setup\.hours/);
});
