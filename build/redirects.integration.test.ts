import { expect, it } from 'vitest';
import { readRedirects } from './redirects.integration.ts';

const read = (from: string) =>
  readRedirects(`redirects:\n  - { from: ${from}, to: /about }\n`, 'redirects.yaml', ['404.html', 'feeds/all.xml']);

it.each(['/feeds/all.xml', '/404', '/404.html', '/leads'])('%s leads nowhere else, and its place is said', (from) => {
  expect(() => read(from)).toThrow(
    `redirects.yaml:2:13: redirects › 1 › from: “${from}” is taken on this site; take this away`,
  );
});

it('an address at which nothing is answered may lead elsewhere', () => {
  expect(read('/feeds/one.xml')).toEqual([{ from: '/feeds/one.xml', to: '/about', permanent: true }]);
});
