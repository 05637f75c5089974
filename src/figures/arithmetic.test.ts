import { describe, expect, it } from 'vitest';
import { evaluate, figureEquals } from './arithmetic.ts';

describe('evaluate', () => {
  it.each([
    ['42', 42],
    ['30000 * 0.0275', 825],
    ['2 + 3 * 4', 14],
    ['(2 + 3) * 4', 20],
    ['10 - 2 - 3', 5],
    ['100 / 10 / 5', 2],
    ['-(1 + 2) + 5', 2],
    ['100/0.965', 103.62694300518135],
  ])('%s gives %d', (expression, result) => {
    expect(evaluate(expression)).toBeCloseTo(result, 9);
  });

  it.each(['', '1 +', '(1', '1)', '1 2', '30,000 * 2', '5%', 'Math.PI', '1.2.3'])('refuses "%s"', (expression) => {
    expect(() => evaluate(expression)).toThrow(SyntaxError);
  });
});

describe('figureEquals', () => {
  it.each([
    ['$825', '30000 * 0.0275'],
    ['$2,520', '30000 * 0.007 * 12'],
    ['$103.63', '100 / 0.965'],
    ['$905.63', '25875 * 0.035'],
    ['0.7%', '3.0 - 2.3'],
  ])('%s is %s', (figure, sum) => {
    expect(figureEquals(figure, sum)).toBe(true);
  });

  it.each([
    ['$826', '30000 * 0.0275'],
    ['$103.62', '100 / 0.965'],
    ['0.8%', '3.0 - 2.3'],
    ['825', '30000 * 0.0275'],
    ['$500–$1,000', '500'],
  ])('%s is not %s', (figure, sum) => {
    expect(figureEquals(figure, sum)).toBe(false);
  });
});
