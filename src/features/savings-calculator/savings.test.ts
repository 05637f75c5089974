import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../lib/money.ts';
import { readWithin } from '../../lib/read-within.ts';
import { fromQuery, rateLimits, savings, toQuery, volumeLimits } from './savings.ts';

const exampleInput = { volume: 2_500_000, rate: 350 };

/** All that the calculator takes, its limits often. */
const inputs = fc.record({
  volume: fc.integer({ min: volumeLimits.least, max: volumeLimits.most }),
  rate: fc.integer({ min: rateLimits.least, max: rateLimits.most }),
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

  it('is exact in whole cents, halves rounded up, and twelve times that a year', () => {
    fc.assert(
      fc.property(inputs, ({ volume, rate }) => {
        const { month, year } = savings({ volume, rate });
        expect(BigInt(month)).toBe((BigInt(volume) * BigInt(rate) + 5000n) / 10_000n);
        expect(year).toBe(month * 12);
      }),
    );
  });

  it('is a figure whatever is typed', () => {
    const typed = fc.oneof(fc.string({ unit: 'binary' }), fc.double().map(String), fc.bigInt().map(String));
    fc.assert(
      fc.property(typed, typed, (first, second) => {
        const volume = readWithin(first, volumeLimits).value ?? exampleInput.volume;
        const rate = readWithin(second, rateLimits).value ?? exampleInput.rate;
        expect(formatMoney(savings({ volume, rate }).year)).toMatch(/^\$\d{1,3}(,\d{3})*(\.\d\d)?$/);
      }),
      { numRuns: 500 },
    );
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

  it('gives any input back', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(fromQuery(toQuery(input))).toEqual(input);
      }),
    );
  });

  it.each([
    ['', {}],
    ['?utm_source=mail', {}],
    ['?volume=abc&rate=3.5', { rate: 350 }],
    ['?volume=25.125&rate=', { volume: 2513 }],
    ['?volume=-1&rate=11', {}],
    ['?volume=1e9&rate=NaN', {}],
    [`?volume=${'9'.repeat(500)}&rate=Infinity`, {}],
    ['?volume=25,000&rate=3,5', {}],
    ['?volume=%24900&rate=2.5%25', {}],
    ['?volume=<script>&rate[]=1', {}],
  ])('ignores what it cannot use: %s', (query, input) => {
    expect(fromQuery(query)).toEqual(input);
  });

  it('brings nothing but what the calculator takes, whatever it carries', () => {
    const anyValue = fc.oneof(fc.string({ unit: 'binary' }), fc.double().map(String), fc.bigInt().map(String));
    fc.assert(
      fc.property(anyValue, anyValue, (volume, rate) => {
        const read = { ...exampleInput, ...fromQuery(`?${new URLSearchParams({ volume, rate })}`) };
        for (const [value, { least, most }] of [
          [read.volume, volumeLimits],
          [read.rate, rateLimits],
        ] as const) {
          expect(Number.isSafeInteger(value)).toBe(true);
          expect(value).toBeGreaterThanOrEqual(least);
          expect(value).toBeLessThanOrEqual(most);
        }
      }),
      { numRuns: 500 },
    );
  });
});
