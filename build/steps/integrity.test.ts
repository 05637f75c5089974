import { describe, expect, it } from 'vitest';
import { addIntegrity } from './integrity.ts';

const add = (html: string) =>
  addIntegrity({ address: '/about', html, policy: '', problems: [] }, (address) =>
    address.endsWith('/a.js') ? 'sha256-a' : undefined,
  );

describe('the scripts of a page', () => {
  it('carry the hash of their file, in a template and preloaded too', () => {
    const { html, problems } = add(
      '<link rel="modulepreload" href="/a.js"><template><script type="module" src="/a.js"></script></template>',
    );
    expect(html).toBe(
      '<link integrity="sha256-a" rel="modulepreload" href="/a.js"><template><script integrity="sha256-a" type="module" src="/a.js"></script></template>',
    );
    expect(problems).toEqual([]);
  });

  it('keep a hash that they have, and other elements are left alone', () => {
    const html = '<script src="/a.js" integrity="x"></script><link rel="icon" href="/b.svg"><script>go()</script>';
    expect(add(html).html).toBe(html);
  });

  it('are a problem when the site has no such file', () => {
    expect(add('<script src="/missing.js"></script>').problems).toEqual(['/missing.js is not a file of this site']);
  });
});
