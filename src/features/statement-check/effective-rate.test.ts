import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { NumberLimits } from '../../lib/read-within.ts';
import { figureLimits } from '../own-figures/own-figures.ts';
import { effectiveRate, formatRange, scalePlace, standing } from './effective-rate.ts';

const usual = { low: 250, high: 400 };

it('a rate is exact for every statement the check takes, halves rounded up', () => {
  expect(effectiveRate(62_500, 2_500_000)).toBe(250);
  const amount = ({ least, most }: NumberLimits) => fc.integer({ min: least, max: most });
  fc.assert(
    fc.property(amount(figureLimits.fees), amount(figureLimits.sales), (fees, volume) => {
      const exact = (BigInt(fees) * 20_000n + BigInt(volume)) / (2n * BigInt(volume));
      expect(BigInt(effectiveRate(fees, volume))).toBe(exact);
    }),
  );
});

it('a range takes both its ends in, and is written as the claim is', () => {
  const places = [0, 249, 250, 400, 401, Infinity].map((rate) => standing(rate, usual));
  expect(places).toEqual(['below', 'below', 'inside', 'inside', 'above', 'above']);
  expect(formatRange(usual)).toBe('2.5–4%');
});

it('a rate never leaves the scale', () => {
  const places = [-5, 0, 250, 350, 600, 100_000].map(scalePlace);
  expect(places).toEqual(['0%', '0%', '41.7%', '58.3%', '100%', '100%']);
});
