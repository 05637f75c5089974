import { expect, it } from 'vitest';
import { datesIn, figuresIn } from './figures.ts';

it.each([
  ['Save 41% or $1,234.50 a month, up to $3 million', ['41%', '$1,234.50', '$3 million']],
  ['a flat 2.75–2.9% against 0.25% + $0.10', ['2.75–2.9%', '0.25%', '$0.10']],
  ['$500–$1,000 or $100B, and $10,000+ a year', ['$500', '$1,000', '$100B', '$10,000+']],
  ['The $1,250, and $825; then 2.3%, at last', ['$1,250', '$825', '2.3%']],
  ['20–45 days, 24/7, 3 × 4', []],
])('finds the figures of "%s"', (text, figures) => {
  expect(figuresIn(text)).toEqual(figures);
});

it.each([
  ['Since April 1, 2025; in June 2024, and in 1998.', ['April 1, 2025', 'June 2024', '1998']],
  ['A calendar for 2025, and Notice 2014-21', ['2025', '2014']],
  ['$2024, 12,000 and 2,000 of 11.2024; ISO 30107-3, 2050.5', []],
])('finds the dates of "%s"', (text, dates) => {
  expect(datesIn(text)).toEqual(dates);
});
