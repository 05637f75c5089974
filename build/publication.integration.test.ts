import { expect, it } from 'vitest';
import { publicationProblem } from './publication.integration.ts';

// That previews pass is held by every other build, and what is said of a placeholder by tests/built/refused-builds.test.ts.
it('a real address takes every essential fact, and those that are empty are named', () => {
  const url = 'https://www.shop.com';
  expect(publicationProblem({ url, missing: [] })).toBeUndefined();
  expect(publicationProblem({ url, missing: ['owner.sponsorBank', 'owner.phone'] })).toContain(
    'fill owner.sponsorBank, owner.phone',
  );
});
