import { expect, it } from 'vitest';
import { addIntegrity } from './integrity.ts';

const add = (html: string) =>
  addIntegrity({ address: '/about', html, policy: '', problems: [] }, (address) =>
    address === '/a.js' ? 'sha256-a' : undefined,
  );

it('scripts carry the hash of their file, in a template and preloaded too; other elements are left alone', () => {
  const others = '<script src="/a.js" integrity="x"></script><link rel="icon" href="/b.svg"><script>go()</script>';
  const { html, problems } = add(
    `<link rel="modulepreload" href="/a.js"><template><script type="module" src="/a.js"></script></template>${others}`,
  );
  expect(html).toBe(
    `<link integrity="sha256-a" rel="modulepreload" href="/a.js"><template><script integrity="sha256-a" type="module" src="/a.js"></script></template>${others}`,
  );
  expect(problems).toEqual([]);
});

it('a script is a problem when the site has no such file', () => {
  expect(add('<script src="/missing.js"></script>').problems).toEqual(['/missing.js is not a file of this site']);
});
