import { expect, it } from 'vitest';
import { didYouMean } from './did-you-mean.ts';

const known = ['/products', '/about', '/payment-solutions', '/contact'];

it.each([
  ['/product', '; did you mean /products?'],
  ['/abuot', '; did you mean /about?'],
  ['/payments', '; did you mean /payment-solutions?'],
  ['/zebra', ''],
  ['', ''],
])('%j is taken for what it is like', (given, said) => {
  expect(didYouMean(given, known)).toBe(said);
});
