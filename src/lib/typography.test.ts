import { describe, expect, it } from 'vitest';
import { curlQuotes, keepWhole, sentencesOf, wordJoiner } from './typography.ts';

it('straight quotes become typographic ones', () => {
  const straight = ["last month's statement", 'say "no" (or "maybe")', "'so' she said", '2025, and $5'];
  const curled = ['last month’s statement', 'say “no” (or “maybe”)', '‘so’ she said', '2025, and $5'];
  expect(straight.map(curlQuotes)).toEqual(curled);
});

describe('what stays on one line', () => {
  /** With the signs that nobody sees shown: a joiner as “&”, a space that keeps together as “_”. */
  const shown = (text: string) => keepWhole(text).replaceAll(wordJoiner, '&').replaceAll('\u00A0', '_');

  it.each([
    ['ranges', 'in 24–72 hours, 2.5–4% or $500–$1,000', 'in 24–&72_hours, 2.5–&4% or $500–&$1,000'],
    ['hyphenated terms', '(set-up), card-not-present, 3-D', '(set-&up), card-&not-&present, 3-&D'],
    ['terms with a slash', 'ISO/IEC, 24/7', 'ISO/&IEC, 24/&7'],
    ['sums', '900 ÷ 30,000; 0.25% + $0.10; 45 × 48 = $2,160.', '900_÷_30,000; 0.25%_+_$0.10; 45_×_48_=_$2,160.'],
    ['but a cell', '$89 + $427.20 = $516.20', '$89_+_$427.20 =_$516.20'],
    ['but a long one', '$1,129.00 × 12 + $495 = $14,043', '$1,129.00_×_12_+_$495 =_$14,043'],
    ['what is counted', '24 hours, 2 business days, $10 million', '24_hours, 2_business days, $10_million'],
    [
      'dates',
      'by January 1, 2026, on May 12 or since Sep 1, 2025',
      'by January_1, 2026, on May_12 or since Sep_1, 2025',
    ],
    ['names of two words', 'PCI DSS 4.0.1 and 3-D Secure', 'PCI_DSS 4.0.1 and 3-&D_Secure'],
    ['a date alone', 'December 31, 2024', 'December_31,_2024'],
    ['how many of it', '2 × Rye', '2_× Rye'],
  ])('%s', (_, typed, whole) => {
    expect(shown(typed)).toBe(whole);
    expect(keepWhole(keepWhole(typed))).toBe(keepWhole(typed));
  });

  it.each([
    ['a dash between words', 'fees – all of them - in writing'],
    ['a minus sign', 'at -5 or –5'],
    ['an address', 'sales@main-street.example, https://main-street.example/a-b'],
    ['a telephone number', '(801) 555-0100'],
    ['a number that counts nothing', '24 of them, 3 yearly fees'],
    ['what begins like a month', 'Mark 3, Marches 4, may 5'],
  ])('but %s', (_, text) => {
    expect(keepWhole(text)).toBe(text);
  });
});

it('a heading has as many sentences as end within it', () => {
  expect(sentencesOf('Take every payment. Keep more of every sale.')).toHaveLength(2);
  expect(sentencesOf('Authorize.net: try it in the sandbox')).toHaveLength(1);
  expect(sentencesOf('2. Let the card be read')).toHaveLength(1);
});
