import { describe, expect, it } from 'vitest';
import { siteUrlProblem } from './site-url.integration.ts';

const problem = (url: string, env: Readonly<Record<string, string>> = {}) =>
  siteUrlProblem({ url, setIn: 'src/brand.ts', env });

describe('siteUrlProblem', () => {
  it.each(['https://www.shop.example', 'https://shop.example', 'https://shop.example:8443'])('refuses %s', (url) => {
    expect(problem(url)).toContain('brand.url in src/brand.ts');
    expect(problem(url)).toContain(url);
  });

  it('lets a preview pass', () => {
    expect(problem('https://www.shop.example', { SITE_PREVIEW: '1' })).toBeUndefined();
    expect(problem('https://www.shop.example', { SITE_PREVIEW: '' })).toBeDefined();
  });

  it.each(['https://www.shop.com', 'https://example.com', 'https://shop.example.org'])(
    'has nothing against %s',
    (url) => {
      expect(problem(url)).toBeUndefined();
    },
  );
});
