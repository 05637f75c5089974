import { describe, expect, it } from 'vitest';
import { claim } from '../../claims/ledger.ts';
import { formatMoney, formatRate } from '../../lib/money.ts';
import { exampleInput, fromQuery, rateLimits, savings, toQuery, volumeLimits } from './savings.ts';

describe('the example', () => {
  it('is the one of the claims ledger', () => {
    expect(formatMoney(exampleInput.volume)).toBe(claim('cash-discount.volume').value);
    expect(formatRate(exampleInput.rate)).toBe(claim('cash-discount.fee-rate').value);
    const { month, year } = savings(exampleInput);
    expect(formatMoney(month)).toBe(claim('cash-discount.monthly-saving').value);
    expect(formatMoney(year)).toBe(claim('cash-discount.yearly-saving').value);
  });
});

describe('savings', () => {
  it.each([
    [0, 350, 0],
    [2_500_000, 0, 0],
    [1, 1, 0],
    [100, 350, 4],
    [1_000_000, 345, 34_500],
    [333_333, 333, 11_100],
    [12_345_67, 289, 35_679],
    [volumeLimits.most, rateLimits.most, 100_000_000],
  ])('%d cents at %d hundredths cost %d cents a month', (volume, rate, month) => {
    expect(savings({ volume, rate })).toEqual({ month, year: month * 12 });
  });

  it('is exact in whole cents, halves rounded up', () => {
    const wrong: string[] = [];
    for (let rate = 0; rate <= rateLimits.most; rate += 7) {
      for (let volume = 1; volume < 60_000; volume += 997) {
        const { month, year } = savings({ volume, rate });
        const exact = (BigInt(volume) * BigInt(rate) + 5000n) / 10_000n;
        if (BigInt(month) !== exact || year !== month * 12) wrong.push(`${volume} at ${rate}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('a link', () => {
  it.each([
    [{ volume: 2_500_000, rate: 350 }, 'volume=25000&rate=3.5'],
    [{ volume: 123_456, rate: 5 }, 'volume=1234.56&rate=0.05'],
    [{ volume: 0, rate: 0 }, 'volume=0&rate=0'],
    [{ volume: volumeLimits.most, rate: rateLimits.most }, 'volume=10000000&rate=10'],
  ])('carries %j and gives it back', (input, query) => {
    expect(toQuery(input)).toBe(query);
    expect(fromQuery(`?${query}`)).toEqual(input);
  });

  it('gives every cent and every hundredth back', () => {
    for (let units = 0; units <= rateLimits.most; units++) {
      expect(fromQuery(toQuery({ volume: units, rate: units }))).toEqual({ volume: units, rate: units });
    }
  });

  it.each([
    ['', {}],
    ['?utm_source=mail', {}],
    ['?volume=abc&rate=3.5', { rate: 350 }],
    ['?volume=25.125&rate=', { volume: 2513 }],
    ['?volume=-1&rate=11', {}],
    ['?volume=1e9&rate=NaN', {}],
    [`?volume=${'9'.repeat(500)}&rate=Infinity`, {}],
    ['?volume=%24900&rate=2%2C5%25', { volume: 90_000, rate: 250 }],
    ['?volume=<script>&rate[]=1', {}],
  ])('ignores what it cannot use: %s', (query, input) => {
    expect(fromQuery(query)).toEqual(input);
  });
});
