import { describe, expect, it } from 'vitest';
import { slugOf, uniqueSlug } from './slug.ts';

describe('slugOf', () => {
  it.each([
    ['1. See whether interchange-plus suits', '1-see-whether-interchange-plus-suits'],
    ['What it’s worth: $5?', 'what-its-worth-5'],
    ['Café & co.', 'cafe-co'],
    ['  ', ''],
  ])('%s becomes %s', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });
});

it('numbers a slug that was given out before, and never leaves one empty', () => {
  const given = new Set<string>();
  expect(['Fees', 'Fees', 'Fees 2', '?', '?'].map((text) => uniqueSlug(text, given))).toEqual([
    'fees',
    'fees-2',
    'fees-2-2',
    'section',
    'section-2',
  ]);
});
