import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDecimal, type Unit } from './read-decimal.ts';

const cents = (text: string) => readDecimal(text, '$');
const hundredths = (text: string) => readDecimal(text, '%');

/** Number formats a visitor may be used to: points, commas, spaces of three kinds and apostrophes. */
const locales = ['en-US', 'en-CA', 'de-DE', 'de-CH', 'fr-FR', 'fr-CA', 'es-ES', 'it-IT', 'pt-BR', 'sv-SE', 'pl-PL'];
/** Whole units a number can hold exactly, of either sign; far above every limit of the calculators. */
const units = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 });

describe('an amount of money', () => {
  it.each([
    [2_500_000, '25000 | 25,000 | 25.000 | 25 000 | 25’000 | $ 25,000.00 | 25,000 USD |  25000  | ２５０００ | 25k'],
    [123_456, '1,234.56 | 1.234,56 | 1 234,56'],
    [1250, '12,5 | 12.50 | 0012,5'],
    [50, '.5 | ,5'],
    [13, '0.125'],
    [1, '0.005'],
    [0, '0 | -0 | 0.004999'],
    [125_000_000, '1.25m'],
    [-500, '-5 | −5 | $-5'],
    [Infinity, `99999999999999 | ${'9'.repeat(400)}`],
    [-Infinity, `-${'9'.repeat(400)}`],
  ])('is %d cents, however it is written', (amount, texts) => {
    for (const text of texts.split(' | ')) expect(cents(text), text).toBe(amount);
  });

  it('is nothing where there is no number', () => {
    const texts = [
      '',
      ' ',
      '12 34',
      ...'. , $ abc 12a NaN 1e5 0x10 1,2,3 12,34,56 1..2 1,,000 --5 5- (5) 1_0 k ٣'.split(' '),
    ];
    for (const text of texts) expect(cents(text), text).toBeUndefined();
  });

  it.each(locales)('is read as %s writes it', (locale) => {
    const exact = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
    const whole = new Intl.NumberFormat(locale);
    fc.assert(
      fc.property(units, (amount) => {
        expect(cents(exact.format(amount / 100))).toBe(amount + 0);
        const dollars = Math.trunc(amount / 100);
        expect(cents(whole.format(dollars))).toBe(dollars * 100 + 0);
      }),
    );
  });

  it('is a whole number of cents or none at all, whatever is typed', () => {
    const numberLike = fc.string({ unit: fc.constantFrom(..."0123456789.,-−$%km '’eNaIx+") });
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), numberLike),
        fc.constantFrom<Unit>('$', '%'),
        (text, unit) => {
          const read = readDecimal(text, unit);
          expect(read === undefined || Math.abs(read) === Infinity || Number.isSafeInteger(read)).toBe(true);
          expect(Object.is(read, -0)).toBe(false);
        },
      ),
      { numRuns: 300 },
    );
  });
});

it.each([
  [350, '3.5 | 3,5 | 3.5 % | 3.500 | 3,500'],
  [346, '3.455'],
  [345, '3.454'],
  [5, '0,05'],
])('a rate is %d hundredths of a percent, and three decimals group nothing', (rate, texts) => {
  for (const text of texts.split(' | ')) expect(hundredths(text), text).toBe(rate);
});
