import { expect, it } from 'vitest';
import { curlQuotes } from './typography.ts';

it.each([
  ["last month's statement", 'last month’s statement'],
  ['say "no" (or "maybe")', 'say “no” (or “maybe”)'],
  ["'so' she said", '‘so’ she said'],
  ['2025, and $5', '2025, and $5'],
])('writes %s as %s', (straight, curled) => {
  expect(curlQuotes(straight)).toBe(curled);
});
