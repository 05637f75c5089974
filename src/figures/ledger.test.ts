import { describe, expect, it } from 'vitest';
import { coveringDifference, offsetOf } from '../features/dual-price/dual-price.ts';
import { formatMoney } from '../lib/money.ts';
import { amountOf } from './amounts.ts';
import { type ClaimId, claim, claimIds } from './ledger.ts';

/** The number a claim states: "$10,500" is 10500, "3.5%" is 3.5, "over $2,500" is 2500. */
const amount = (id: ClaimId): number => amountOf(claim(id)) / 100;

it.each(claimIds)('%s can be printed, judged and dated', (id) => {
  const { value, wording, source, checkedOn, note, confirmedBy, confirmedOn } = claim(id);
  for (const field of [value, wording, source]) expect(field).toMatch(/^\S(.*\S)?$/);
  expect(new Date(checkedOn).toISOString().slice(0, 10)).toBe(checkedOn);
  // The provider's word has a name and a day, or it has not been given.
  if (confirmedOn !== undefined) expect(new Date(confirmedOn).toISOString().slice(0, 10)).toBe(confirmedOn);
  expect(confirmedBy === undefined).toBe(confirmedOn === undefined);
  if (note !== undefined) expect(note).toMatch(/^(\p{Lu}|\d).*\.$/u);
  expect(wording).toMatch(/^(\p{Ll}|US ).*[^.]$/u);
  // US style, ranges with an en dash.
  expect(value).not.toMatch(/\d\s+%|\d-\d|\d-\$|\d{4,}/);
});

it('the ids are all that the subjects hold, none of them twice', () => {
  const subjects = import.meta.glob<Record<string, object>>('./subjects/*.ts', { eager: true });
  const ids = Object.values(subjects).flatMap((subject) => Object.values(subject).flatMap(Object.keys));
  expect(ids.toSorted()).toEqual(claimIds.toSorted());
});

describe('the arithmetic between claims', () => {
  it('makes the savings of the example what its rate of its volume is', () => {
    const monthly = (amount('cash-discount.volume') * amount('cash-discount.fee-rate')) / 100;
    expect(monthly).toBeCloseTo(amount('cash-discount.monthly-saving'), 6);
    expect(monthly * 12).toBeCloseTo(amount('cash-discount.yearly-saving'), 6);
    expect(amount('cash-discount.larger-saving')).toBeCloseTo(amount('cash-discount.yearly-volume') * 0.04, 6);
  });

  it('makes the example offset in full at the difference that covers it, and at that of the samples as far as its note says', () => {
    const [sales = 0, fees = 0, covering = 0, ceiling = 0] = (
      [
        'cash-discount.volume',
        'cash-discount.monthly-saving',
        'cash-discount.covering-difference',
        'dual-pricing.ceiling',
      ] as const
    ).map((id) => amountOf(claim(id)));
    expect(covering).toBe(coveringDifference(sales, fees));
    expect(offsetOf(sales, fees, covering).isFull).toBe(true);
    const { offset, left } = offsetOf(sales, fees, ceiling);
    const said = `At ${claim('dual-pricing.ceiling').value}, ${formatMoney(offset)} a month is offset and the merchant still pays ${formatMoney(left)}`;
    expect(claim('cash-discount.monthly-saving').note).toContain(said);
  });

  it('makes the lower rate of the articles save a little more than stated', () => {
    const points = amount('pricing.rate-before') - amount('pricing.rate-after');
    const saved = (amount('pricing.example-volume') * points * 12) / 100;
    expect(saved).toBeCloseTo(2520, 6);
    expect(saved).toBeGreaterThan(amount('pricing.example-saving'));
  });

  it('keeps the parts of a claim equal to the whole', () => {
    const flat = `${amount('pricing.flat-rate-low')}–${claim('pricing.flat-rate-high').value}`;
    expect(flat).toBe(claim('pricing.flat-rate').value);
    const plus = `${claim('pricing.interchange-plus-rate').value} + ${claim('pricing.interchange-plus-item').value}`;
    expect(plus).toBe(claim('pricing.interchange-plus').value);
  });

  it('agrees with the figures inside the notes', () => {
    const dollars = (value: number) => `$${Math.round(value).toLocaleString('en-US')}`;
    const toHundreds = (value: number) => Math.round(value / 100) * 100;
    const [low, high] = [500, 1000].map((saved) => dollars(toHundreds(saved / 0.035)));
    expect(claim('cash-discount.larger-saving').note).toContain(dollars(250_000 * 0.035));
    const covering = (percent: number) => `at a difference of ${(coveringDifference(100, percent) / 100).toFixed(2)}%`;
    expect(claim('cash-discount.larger-saving').note).toContain(covering(4));
    expect(claim('cash-discount.typical-saving').note).toContain(covering(3.5));
    expect(claim('cash-discount.monthly-saving').note).toContain(dollars(25_000 * 12));
    expect(claim('cash-discount.typical-saving').note).toContain(`${low}–${high}`);
  });
});

it('keeps "24/7 support" and "US-based support" two claims', () => {
  for (const id of claimIds) {
    expect(`${claim(id).value} ${claim(id).wording}`).not.toMatch(/24\/7.*US-based|US-based.*24\/7/);
  }
});
