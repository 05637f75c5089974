import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NumberLimits } from '../../lib/read-within.ts';
import {
  effectiveRate,
  feesLimits,
  formatRange,
  scaleEnd,
  scalePlace,
  standing,
  volumeLimits,
} from './effective-rate.ts';

const usual = { low: 250, high: 400 };

describe('formatRange', () => {
  it('is written as the claim is', () => {
    expect(formatRange(usual)).toBe('2.5–4%');
  });
});

describe('effectiveRate', () => {
  it.each([
    [0, 100, 0],
    [1, 100, 100],
    [1, 20_000, 1],
    [1, 20_001, 0],
    [62_500, 2_500_000, 250],
    [100_000, 2_500_000, 400],
    [100, 100, 10_000],
    [feesLimits.most, volumeLimits.least, 100_000_000_000],
    [volumeLimits.most, volumeLimits.most, 10_000],
  ])('%d cents of fees on %d are %d hundredths of a percent', (fees, volume, rate) => {
    expect(effectiveRate(fees, volume)).toBe(rate);
  });

  it('is exact for every statement the check takes, halves rounded up', () => {
    const amount = ({ least, most }: NumberLimits) => fc.integer({ min: least, max: most });
    fc.assert(
      fc.property(amount(feesLimits), amount(volumeLimits), (fees, volume) => {
        const exact = (BigInt(fees) * 20_000n + BigInt(volume)) / (2n * BigInt(volume));
        expect(BigInt(effectiveRate(fees, volume))).toBe(exact);
      }),
      { numRuns: 500 },
    );
  });
});

describe('standing', () => {
  it.each([
    [0, 'below'],
    [249, 'below'],
    [250, 'inside'],
    [400, 'inside'],
    [401, 'above'],
    [Infinity, 'above'],
  ])('%d is %s the range', (rate, place) => {
    expect(standing(rate, usual)).toBe(place);
  });
});

describe('scalePlace', () => {
  it.each([
    [-5, '0%'],
    [0, '0%'],
    [250, '41.7%'],
    [350, '58.3%'],
    [400, '66.7%'],
    [600, '100%'],
    [100_000, '100%'],
  ])('%d lies at %s', (rate, place) => {
    expect(scalePlace(rate)).toBe(place);
  });

  it('never leaves the scale, and never goes back as the rate rises', () => {
    const anyRate = fc.oneof(fc.double({ noNaN: true }), fc.double({ min: 0, max: scaleEnd, noNaN: true }));
    const along = (rate: number) => Number.parseFloat(scalePlace(rate));
    fc.assert(
      fc.property(anyRate, anyRate, (one, other) => {
        expect(scalePlace(one)).toMatch(/^(\d{1,2}(\.\d)?|100)%$/);
        expect(along(Math.min(one, other))).toBeLessThanOrEqual(along(Math.max(one, other)));
      }),
    );
  });
});
