import { expect, it } from 'vitest';
import { formatDay } from './dates.ts';

it('writes a day the American way, wherever the build runs', () => {
  expect(formatDay('2025-01-15')).toBe('January 15, 2025');
  expect(formatDay('2024-12-10', 'medium')).toBe('Dec 10, 2024');
});
