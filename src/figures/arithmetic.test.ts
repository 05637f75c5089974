import { expect, it } from 'vitest';
import { evaluate, figureEquals } from './arithmetic.ts';

it('works out a sum as it is done on paper', () => {
  const sums =
    '42 = 42 | 30000 * 0.0275 = 825 | 2 + 3 * 4 = 14 | (2 + 3) * 4 = 20 | 10 - 2 - 3 = 5 | 100 / 10 / 5 = 2 | -(1 + 2) + 5 = 2 | 2 * 4% of 25000 = 2000';
  for (const each of sums.split(' | ')) {
    const [sum = '', result] = each.split(' = ');
    expect(evaluate(sum), sum).toBeCloseTo(Number(result), 9);
  }
});

it('refuses what is no sum', () => {
  for (const text of ' | 1 + | (1 | 1) | 1 2 | 30,000 * 2 | % 5 | Math.PI | 1.2.3'.split(' | '))
    expect(() => evaluate(text), text).toThrow(SyntaxError);
});

it.each([
  ['$2,520', '30000 * 0.007 * 12', true],
  ['$103.63', '100 / 0.965', true],
  ['$103.62', '100 / 0.965', false],
  ['0.7%', '3.0 - 2.3', true],
  ['0.8%', '3.0 - 2.3', false],
  ['825', '30000 * 0.0275', false],
  ['$500–$1,000', '500', false],
  ['over $2,500', '2520', true],
  ['over $2,500', '2500', false],
  ['$10,000+', '0.04 * 250000', true],
  ['$10,000+', '9999', false],
])('%s, as it is printed, for %s: %s', (figure, sum, isRight) => {
  expect(figureEquals(figure, sum)).toBe(isRight);
});

it('a figure may be rounded further, to hundreds for one', () => {
  expect(figureEquals('$14,300', '500 / 0.035', 100)).toBe(true);
  expect(figureEquals('$14,300', '500 / 0.035')).toBe(false);
});
