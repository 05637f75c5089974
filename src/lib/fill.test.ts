import { expect, it } from 'vitest';
import { fill } from './fill.ts';

it('every blank is filled, wherever and however often it stands, with whatever a value holds', () => {
  expect(fill('{n} of {count}: slide {n}', { n: 2, count: 7 })).toBe('2 of 7: slide 2');
  // What would mean something in a pattern.
  expect(fill('{label}, slides', { label: 'From $& to $1' })).toBe('From $& to $1, slides');
});
