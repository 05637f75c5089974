import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copySite, type SiteCopy } from '../../harness/site-copy.ts';
import { brand } from '../../src/brand.ts';

describe('a site whose address is a placeholder', () => {
  let site: SiteCopy;
  beforeAll(() => {
    site = copySite();
    // Whatever the brand's own address is by now.
    site.edit('src/brand.ts', brand.url, 'https://www.shop.example');
  });
  afterAll(() => site.remove());

  it('is not built for publication, and the build says what to set', () => {
    const { code, output } = site.astro('build', {});
    expect(code).not.toBe(0);
    expect(output).toContain('brand.url in src/brand.ts');
    expect(output).toContain('SITE_PREVIEW=1');
    expect(existsSync(join(site.root, 'dist'))).toBe(false);
  });

  it('can be worked on', () => {
    expect(site.astro('sync', {}).code).toBe(0);
  });
});
