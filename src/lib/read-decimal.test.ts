import { describe, expect, it } from 'vitest';
import { readDecimal } from './read-decimal.ts';

const cents = (text: string) => readDecimal(text, { decimals: 2, grouped: true });
const hundredths = (text: string) => readDecimal(text, { decimals: 2, grouped: false });

describe('an amount of money', () => {
  it.each([
    ['25000', 2_500_000],
    ['25,000', 2_500_000],
    ['25.000', 2_500_000],
    ['25 000', 2_500_000],
    ['25\u00a0000', 2_500_000],
    ['25\u202f000', 2_500_000],
    ['25’000', 2_500_000],
    ["25'000", 2_500_000],
    ['$25,000', 2_500_000],
    ['$ 25,000.00', 2_500_000],
    ['25,000 USD', 2_500_000],
    ['  25000  ', 2_500_000],
    ['\uff12\uff15\uff10\uff10\uff10', 2_500_000],
    ['1,234.56', 123_456],
    ['1.234,56', 123_456],
    ['1.234.567,8', 123_456_780],
    ['1,234,567', 123_456_700],
    ['1 234,56', 123_456],
    ['12,5', 1250],
    ['12,34', 1234],
    ['12.34', 1234],
    ['0.125', 13],
    ['0,124', 12],
    ['1.2345', 123],
    ['.5', 50],
    [',5', 50],
    ['7.', 700],
    ['0', 0],
    ['-0', 0],
    ['000012', 1200],
    ['25k', 2_500_000],
    ['2.5k', 250_000],
    ['2,5K', 250_000],
    ['1.25m', 125_000_000],
    ['-5', -500],
    ['−5', -500],
    ['$-5', -500],
    ['0.005', 1],
    ['0.004999', 0],
    ['9999999999999.99', 999_999_999_999_999],
  ])('%j is %d cents', (text, result) => {
    expect(cents(text)).toBe(result);
  });

  it.each([
    '',
    ' ',
    '.',
    ',',
    '$',
    'abc',
    '12a',
    'NaN',
    'Infinity',
    '1e5',
    '0x10',
    '1,2,3',
    '12,34,56',
    '1..2',
    '1,,000',
    '--5',
    '5-',
    '(5)',
    '1_0',
    '12 34',
    '1.234,567,8',
    'k',
    '\u0663',
  ])('%j is no number', (text) => {
    expect(cents(text)).toBeUndefined();
  });

  it('too long to count is beyond every limit', () => {
    expect(cents('9'.repeat(400))).toBe(Infinity);
    expect(cents(`-${'9'.repeat(400)}`)).toBe(-Infinity);
    expect(cents('99999999999999')).toBe(Infinity);
    expect(cents(`${'0'.repeat(400)}5`)).toBe(500);
    expect(cents(`0.${'9'.repeat(400)}`)).toBe(100);
  });
});

describe('a rate', () => {
  it.each([
    ['3.5', 350],
    ['3,5', 350],
    ['3.5%', 350],
    ['3.5 %', 350],
    ['3.500', 350],
    ['3,500', 350],
    ['3.455', 346],
    ['3.454', 345],
    ['12', 1200],
    ['0,05', 5],
  ])('%j is %d hundredths of a percent', (text, result) => {
    expect(hundredths(text)).toBe(result);
  });
});
