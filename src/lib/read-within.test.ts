import { expect, it } from 'vitest';
import { readWithin } from './read-within.ts';

it.each([
  ['1', { value: 100 }],
  ['500', { value: 50_000 }],
  ['0.99', { value: 100, trouble: 'low' }],
  ['-20', { value: 100, trouble: 'low' }],
  ['500.01', { value: 50_000, trouble: 'high' }],
  ['9'.repeat(99), { value: 50_000, trouble: 'high' }],
  ['a lot', { trouble: 'unreadable' }],
])('%j in a field that takes 1 to 500', (text, reading) => {
  expect(readWithin(text, { unit: '$', least: 100, most: 50_000 })).toEqual(reading);
});
