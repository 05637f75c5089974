import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRepository, type RepositoryCopy } from '../../harness/repository-copy.ts';
import { builtFiles, dist } from '../built/dist.ts';

/** A file without what says where it was built: Astro numbers islands by the folder they stand in. */
const withoutFolder = (file: string) => readFileSync(file, 'latin1').replaceAll(/ uid="[^"]*"/g, '');

/** When the article comes out that is added below. */
const day = '2999-12-31';

describe('a copy with an article that comes out another day, and a draft with mistakes', () => {
  let site: RepositoryCopy;
  let built = '';
  beforeAll(() => {
    site = copyRepository();
    built = join(site.root, 'dist');
    const folder = join(site.root, 'src/site/blog/articles');
    const article = readFileSync(join(folder, 'embedded-finance.mdx'), 'utf8').replace(
      /^updated: .*$/m,
      `updated: ${day}`,
    );
    const later = article.replace(/^slug: .*$/m, 'slug: another-day').replace(/^date: .*$/m, `date: ${day}`);
    writeFileSync(join(folder, 'another-day.mdx'), later);
    const draft = article.replace(/^slug: .*$/m, 'draft: true').replace('\n## ', '\n<Oops\n');
    writeFileSync(join(folder, 'half-done.mdx'), draft);
    writeFileSync(join(folder, 'half-done.drawings.tsx'), 'half');
  });
  afterAll(() => site.remove());

  it('makes the same site, byte for byte, wherever it is built, and says what it leaves out', () => {
    const { code, output } = site.build();
    expect(code, output).toBe(0);
    expect(output).toContain(`/blog/another-day is left out: it comes out on ${day}`);
    expect(output).toContain('/blog/half-done is left out: a draft');
    expect(readdirSync(built, { recursive: true })).toHaveLength(readdirSync(dist, { recursive: true }).length);
    for (const file of builtFiles.filter((name) => !/\.(br|gz)$/.test(name))) {
      expect(withoutFolder(join(built, file)) === withoutFolder(join(dist, file)), file).toBe(true);
    }
  });

  it('is not built again once a field has less room than what stands in it', () => {
    site.edit('src/fields/page.ts', 'title: copy(60)', 'title: copy(20)');
    const { code, output } = site.build();
    site.edit('src/fields/page.ts', 'title: copy(20)', 'title: copy(60)');
    expect(code).not.toBe(0);
    expect(output).toMatch(/home\/page\.yaml:\d+:\d+: meta › title: is \d+ characters long; at most 20 fit here/);
  });

  it('has the article from its day on, wherever articles are listed', () => {
    const { code, output } = site.build({ SITE_PREVIEW: '1', SITE_DAY: day });
    expect(code, output).toBe(0);
    expect(existsSync(join(built, 'blog/another-day.html'))).toBe(true);
    for (const list of ['blog.html', 'rss.xml', 'sitemap-0.xml', 'llms.txt']) {
      expect(readFileSync(join(built, list), 'utf8'), list).toContain('/blog/another-day');
    }
    expect(readdirSync(built, { recursive: true }).join()).not.toContain('half-done');
  });
});
