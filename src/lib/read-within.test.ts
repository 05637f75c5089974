import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWithin } from './read-within.ts';

const limits = { decimals: 2, grouped: true, least: 100, most: 50_000 };

describe('readWithin', () => {
  it.each([
    ['1', { value: 100 }],
    ['500', { value: 50_000 }],
    ['12,50', { value: 1250 }],
    ['0.99', { value: 100, trouble: 'low' }],
    ['-20', { value: 100, trouble: 'low' }],
    ['500.01', { value: 50_000, trouble: 'high' }],
    ['9'.repeat(99), { value: 50_000, trouble: 'high' }],
    ['', { trouble: 'unreadable' }],
    ['a lot', { trouble: 'unreadable' }],
    ['NaN', { trouble: 'unreadable' }],
  ])('%j', (text, reading) => {
    expect(readWithin(text, limits)).toEqual(reading);
  });

  it('never counts with anything beyond the limits, whatever is typed', () => {
    const anyLimits = fc
      .tuple(fc.integer(), fc.nat(), fc.boolean())
      .map(([least, span, grouped]) => ({ decimals: 2, grouped, least, most: least + span }));
    const anyNumber = fc.oneof(fc.double().map(String), fc.bigInt().map(String), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(anyNumber, anyLimits, (text, within) => {
        const { value, trouble } = readWithin(text, within);
        expect(value === undefined).toBe(trouble === 'unreadable');
        if (value === undefined) return;
        expect(Number.isSafeInteger(value)).toBe(true);
        expect(value).toBeGreaterThanOrEqual(within.least);
        expect(value).toBeLessThanOrEqual(within.most);
      }),
      { numRuns: 500 },
    );
  });
});
