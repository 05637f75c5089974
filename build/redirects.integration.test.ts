import { expect, it } from 'vitest';
import { readRedirects } from './redirects.integration.ts';

const read = (from: string) =>
  readRedirects(`redirects:\n  - { from: ${from}, to: /about }\n`, 'redirects.yaml', ['404.html', 'feeds/all.xml']);

it('an address that a built file has does not lead elsewhere, and its place is said', () => {
  expect(() => read('/feeds/all.xml')).toThrow(
    'redirects.yaml:2:13: redirects › 1 › from: “/feeds/all.xml” is a file of this site; take this away',
  );
  expect(read('/feeds/one.xml')).toEqual([{ from: '/feeds/one.xml', to: '/about', permanent: true }]);
});
