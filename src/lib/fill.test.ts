import { expect, test } from 'vitest';
import { fill, type Template } from './fill.ts';

test('every blank is filled, wherever and however often it stands', () => {
  expect(fill('{n} of {count}: slide {n}', { n: 2, count: 7 })).toBe('2 of 7: slide 2');
});

test('a value may hold what would mean something in a pattern', () => {
  expect(fill('{label}, slides', { label: 'From $& to $1' })).toBe('From $& to $1, slides');
});

test('a blank that is known and not filled does not compile', () => {
  const position: Template<'n' | 'count'> = 'Slide {n} of {count}';
  // @ts-expect-error: `count` is missing
  expect(fill(position, { n: 1 })).toBe('Slide 1 of {count}');
});
