import { expect, it } from 'vitest';
import { slugOf, uniqueSlug } from './slug.ts';

it('a heading becomes the last part of an address', () => {
  const headings = ['1. See whether interchange-plus suits', 'What it’s worth: $5?', 'Café & co.'];
  expect(headings.map(slugOf)).toEqual(['1-see-whether-interchange-plus-suits', 'what-its-worth-5', 'cafe-co']);
});

it('a slug that was given out before is numbered, and none is empty', () => {
  const given = new Set<string>();
  const slugs = ['Fees', 'Fees', 'Fees 2', '?', '?'].map((text) => uniqueSlug(text, given));
  expect(slugs).toEqual(['fees', 'fees-2', 'fees-2-2', 'section', 'section-2']);
});
