import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { copyRepository, type RepositoryCopy } from '../../harness/repository-copy.ts';
import type { Brand } from '../../src/brand/brand.schema.ts';
import { brand } from '../../src/brand.ts';

/** Whatever the brand's own notice and placeholders are by now. */
const mute: Brand = {
  ...brand,
  owner: { ...brand.owner, privacyNoticeUrl: '' },
  placeholders: ['analyticsPartner'],
};

/** Each of these stops a build for a reason of its own, so that one copy will do for all. */
describe('no site is built', () => {
  let site: RepositoryCopy;
  beforeAll(() => {
    site = copyRepository();
    site.write('src/brand.yaml', stringify({ ...mute, url: 'https://www.shop.example' }));
  });
  afterAll(() => site.remove());

  it('for publication under a placeholder, and the build says what to set', () => {
    const { code, output } = site.build({});
    expect(code).not.toBe(0);
    expect(output).toContain('brand.url in src/brand.yaml');
    expect(output).toContain('SITE_PREVIEW=1');
    expect(existsSync(join(site.root, 'dist'))).toBe(false);
  });

  it('for publication without an essential fact of its owner, and both build and launch check name it', () => {
    site.write('src/brand.yaml', stringify({ ...mute, url: 'https://www.shop.test' }));
    const { code, output } = site.build({});
    expect(code).not.toBe(0);
    expect(output).toMatch(/fill .*owner\.privacyNoticeUrl.* in src\/brand\.yaml/);
    expect(existsSync(join(site.root, 'dist'))).toBe(false);
    const check = site.run(process.execPath, 'scripts/launch-check.ts');
    expect(check.code).toBe(1);
    expect(check.output).toMatch(/owner\.privacyNoticeUrl +essential +every page/);
    expect(check.output).toMatch(/analyticsPartner +.*\/solutions/);
    expect(check.output).toMatch(/payments\.links-paid .* \/payment-solutions/);
  });

  it('that delivers leads without a privacy notice, and the build says what to set', () => {
    const { code, output } = site.build({ SITE_PREVIEW: '1', LEADS: 'inbox' });
    expect(code).not.toBe(0);
    expect(output).toContain('owner.privacyNoticeUrl in src/brand.yaml');
  });

  it('from content with mistakes, and the build says where each of them is', () => {
    site.edit('src/site/home/page.yaml', 'claim: setup.hours', 'claim: setup.hour');
    site.edit('src/site/about/page.yaml', /title: .*/, 'title: Ready in 24–48 hours');
    site.edit('src/site/blog/articles/payment-trends-2025.mdx', /^title: .*/m, 'title: Short');
    site.edit('src/site/blog/articles/embedded-finance.mdx', /^date: /m, 'draft: true\ndate: ');
    site.edit('src/site/blog/articles/crypto-for-merchants.mdx', /^## /m, '<Callout title="A">\n\n## ');
    site.edit('src/site/blog/articles/payment-links-invoicing.mdx', /^title: .*/m, 'title: Links: a guide');
    const { code, output } = site.build();
    expect(code).not.toBe(0);
    expect(output).toMatch(
      /src\/site\/home\/page\.yaml:\d+:\d+: hero › facts › 1 › claim: .*did you mean setup\.hours/,
    );
    expect(output).toMatch(/src\/site\/about\/page\.yaml:\d+:\d+: meta › title: .*write {setup\.hours}/);
    expect(output).toMatch(/payment-trends-2025\.mdx:3:8: title: .*write 10 to 60/);
    expect(output).toMatch(/crypto-for-merchants\.mdx:\d+:1: Expected a closing tag for `<Callout>`/);
    expect(output).toMatch(/payment-links-invoicing\.mdx:3:\d+: .*put a text with a colon in it between quotes/);
    expect(output).toMatch(
      /solutions\/page\.yaml:\d+:\d+: .*“\/blog\/embedded-finance” is a draft, which a build leaves out/,
    );
  });
});
