import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figureLimits, fromQuery, keep, kept, toQuery } from './own-figures.ts';
import { print } from './print.ts';

const figures = fc.record({
  sales: fc.integer({ min: figureLimits.sales.least, max: figureLimits.sales.most }),
  fees: fc.integer({ min: figureLimits.fees.least, max: figureLimits.fees.most }),
  difference: fc.integer({ min: figureLimits.difference.least, max: figureLimits.difference.most }),
});

const example = { sales: 2_500_000, fees: 87_500, difference: 300 };

describe('figures of a visitor', () => {
  it('go into a link and come back from it', () => {
    expect(toQuery({ sales: 4_000_000, fees: 120_000 })).toBe('sales=40000&fees=1200');
    fc.assert(
      fc.property(figures, (own) => {
        expect(fromQuery(`?${toQuery(own)}`)).toEqual(own);
      }),
    );
  });

  it.each([
    ['', {}],
    ['?utm_source=mail', {}],
    ['?sales=abc&fees=3.5', { fees: 350 }],
    ['?sales=25.125&fees=', { sales: 2513 }],
    ['?sales=0&fees=-1&difference=13', {}],
    ['?sales=1e9&fees=NaN&difference=1e3', {}],
    [`?sales=${'9'.repeat(500)}&fees=Infinity`, {}],
    ['?sales=25,000&fees=<b>&difference=3', { difference: 300 }],
    ['?sales=<script>&fees[]=1&difference=3,5', {}],
  ])('come from no link that has none: %s', (query, own) => {
    expect(fromQuery(query)).toEqual(own);
  });

  it('stay in the tab until they are the example again, and what somebody else left there is none', () => {
    const stored = new Map<string, unknown>();
    const store = {
      read: (name: string) => stored.get(name),
      write: (name: string, value: unknown) => stored.set(name, value).size > 0,
      remove: (name: string) => void stored.delete(name),
    };
    keep({ ...example, sales: 4_000_000 }, store);
    expect(kept(store)).toEqual({ ...example, sales: 4_000_000 });
    stored.set('figures', { ...example, fees: Number.NaN });
    expect(kept(store)).toBeUndefined();
    stored.set('figures', { ...example, difference: 99_999 });
    expect(kept(store)).toBeUndefined();
    keep(undefined, store);
    expect(stored.size).toBe(0);
  });
});

describe('the receipt', () => {
  it('prints the example of the specification, what 3% offsets of it, and what stays', () => {
    expect(print(example)).toEqual({
      sales: '$25,000',
      rate: '3.5%',
      feesMonth: '$875',
      feesYear: '$10,500',
      offsetLabel: 'Offset at 3%',
      offsetMonth: '$728.16',
      offsetYear: '$8,737.92',
      leftMonth: '$146.84',
      leftYear: '$1,762.08',
      covering: 'All of it is offset at 3.63%.',
      cardPrice: '$24.72',
      cashPrice: '$24.00',
    });
  });

  it('says “in full” only where nothing is left, and then names no other difference', () => {
    expect(print({ ...example, difference: 363 })).toMatchObject({ offsetLabel: 'Offset in full', covering: '' });
    fc.assert(
      fc.property(figures, (own) => {
        const { offsetLabel, leftMonth } = print(own);
        expect(offsetLabel === 'Offset in full').toBe(leftMonth === '$0');
      }),
    );
  });
});
