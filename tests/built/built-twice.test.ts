import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copySite, type SiteCopy } from '../../harness/site-copy.ts';
import { brand } from '../../src/brand.ts';
import { ledger } from '../../src/figures/ledger.ts';

const setUp = ledger['setup.hours'].value;

describe('a site that was built before', () => {
  let site: SiteCopy;
  /** Every text of the built site, in one. */
  const texts = (): string =>
    readdirSync(join(site.root, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:html|js|xml|txt|md|webmanifest)$/.test(file))
      .map((file) => readFileSync(join(site.root, 'dist', file), 'utf8'))
      .join('\n');

  beforeAll(() => {
    site = copySite();
  });
  afterAll(() => site.remove());

  it('shows a changed figure and a changed brand on every page of the next build', () => {
    expect(site.astro('build').code).toBe(0);
    expect(texts()).toContain(setUp);
    // Its note says it too.
    site.edit('src/figures/subjects/service.ts', new RegExp(setUp, 'g'), '12–24 hours');
    site.edit('src/brand.ts', new RegExp(brand.name, 'g'), 'Copperfield');
    expect(site.astro('build').code).toBe(0);
    const built = texts();
    expect(built).toContain('12–24 hours');
    expect(built).not.toContain(setUp);
    expect(built).toContain('Copperfield');
    expect(built).not.toContain(brand.name);
  });

  it('holds its words to a schema that was made stricter', () => {
    site.edit('src/site/about/page.schema.ts', 'statement: copy(120)', 'statement: copy(20)');
    const { code, output } = site.astro('build');
    expect(code).not.toBe(0);
    expect(output).toContain('src/site/about/page.yaml');
    expect(output).toContain('mission.statement');
    site.edit('src/site/about/page.schema.ts', 'statement: copy(20)', 'statement: copy(120)');
  });

  it('knows no figure that is gone', () => {
    site.edit('src/figures/subjects/service.ts', "'setup.hours': {", "'setup.time': {");
    expect(site.astro('build').output).toContain('“setup.hours” is not in the claims ledger');
  });
});
