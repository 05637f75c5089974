import { expect, it } from 'vitest';
import { knownPaths } from './known-paths.ts';

it('takes pages of the site, and names the nearest for any other', () => {
  expect(knownPaths(['/', '/about'])).toEqual(['/', '/about']);
  expect(() => knownPaths(['/about', '/cash-discout'])).toThrow(
    'There is no page /cash-discout: did you mean /cash-discount?',
  );
});
