import fc from 'fast-check';
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

/** Whole units a number can hold exactly, of either sign; far above every limit of the calculators. */
const units = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 });
const digits = (most: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: most });

/** Number formats a visitor may be used to: points, commas, spaces of three kinds and apostrophes. */
const locales = ['en-US', 'en-CA', 'de-DE', 'de-CH', 'fr-FR', 'fr-CA', 'es-ES', 'it-IT', 'pt-BR', 'sv-SE', 'pl-PL'];

describe('an amount in any of the usual notations', () => {
  it.each(locales)('is read as %s writes it', (locale) => {
    const exact = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
    const whole = new Intl.NumberFormat(locale);
    fc.assert(
      fc.property(units, fc.integer({ min: -1e12, max: 1e12 }), (amount, dollars) => {
        expect(cents(exact.format(amount / 100))).toBe(amount + 0);
        expect(cents(whole.format(dollars))).toBe(dollars * 100 + 0);
      }),
    );
  });

  it('is rounded half up to the cent, however many decimals stand behind a point or a comma', () => {
    fc.assert(
      fc.property(digits(12), fc.constantFrom('.', ','), digits(12), (whole, point, fraction) => {
        // One separator before three digits groups thousands; the table above says so.
        fc.pre(fraction.length !== 3);
        const scale = 10n ** BigInt(fraction.length);
        const exact = (BigInt(whole + fraction) * 200n + scale) / (2n * scale);
        expect(cents(`${whole}${point}${fraction}`)).toBe(Number(exact));
      }),
    );
  });

  it('is a thousand times as much with a k, and below zero with a sign', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), fc.constantFrom('-', '−'), (dollars, minus) => {
        expect(cents(`${dollars}k`)).toBe(dollars * 100_000);
        expect(cents(`${minus}${dollars}`)).toBe(0 - dollars * 100);
      }),
    );
  });
});

describe('any text at all', () => {
  const numberLike = fc.string({ unit: fc.constantFrom(..."0123456789.,-−$%km '’eNaIx+") });

  it('is no number, a whole number of units, or beyond counting', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), numberLike), fc.boolean(), (text, grouped) => {
        const read = readDecimal(text, { decimals: 2, grouped });
        if (read !== undefined && Math.abs(read) !== Infinity) {
          expect(Number.isSafeInteger(read)).toBe(true);
          expect(Object.is(read, -0)).toBe(false);
        }
      }),
      { numRuns: 1000 },
    );
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
