import { describe, expect, it } from 'vitest';
import { routes } from '../routes.ts';
import { evaluate, figureEquals } from './arithmetic.ts';
import { claim } from './ledger.ts';
import { workedFigures } from './worked-figures.ts';

const named = workedFigures.map((worked) => ({ ...worked, name: `${worked.figure} on ${worked.route}` }));

describe('every worked figure', () => {
  it.each(named)('$name stands on a page that exists and is one % or $ figure', ({ route, figure }) => {
    expect(route.startsWith('/blog/') || Object.values(routes).some((path) => path === route)).toBe(true);
    expect(figure).toMatch(/^(\$\d{1,3}(,\d{3})*(\.\d+)?|\d+(\.\d+)?%)$/);
  });

  it.each(named)('$name is proven', (worked) => {
    if ('sum' in worked) expect(figureEquals(worked.figure, worked.sum)).toBe(true);
    else expect(worked.sample).not.toBe('');
  });

  it('is listed once a page', () => {
    const names = named.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });
});

describe('the receipts', () => {
  it.each([
    ['home', '24.72 / 24.00'],
    ['cash discount', '30.90 / 30.00'],
    ['demo', '103.00 / 100.00'],
  ])('on %s have a card price above the cash price by the ceiling and no more', (_page, prices) => {
    const ceiling = Number.parseFloat(claim('dual-pricing.ceiling').value) / 100;
    expect(evaluate(prices) - 1).toBeCloseTo(ceiling, 9);
  });
});
