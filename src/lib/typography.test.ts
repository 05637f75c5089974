import { expect, it } from 'vitest';
import { curlQuotes } from './typography.ts';

it('straight quotes become typographic ones', () => {
  const straight = ["last month's statement", 'say "no" (or "maybe")', "'so' she said", '2025, and $5'];
  const curled = ['last month’s statement', 'say “no” (or “maybe”)', '‘so’ she said', '2025, and $5'];
  expect(straight.map(curlQuotes)).toEqual(curled);
});
