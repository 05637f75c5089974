import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { articlePaths } from '../../harness/pages.ts';
import { brand } from '../../src/brand.ts';
import { routes } from '../../src/routes.ts';
import { absolute } from '../../src/seo/addresses.ts';
import { unlistedPaths } from '../../src/site/addresses.ts';
import { navigation } from '../../src/site/everywhere/navigation.schema.ts';
import { readContent } from '../../src/site/read-content.ts';
import { builtFiles, builtPages, dist } from './dist.ts';
import { readPage } from './read-page.ts';
import { nodeOf, readGraph } from './structured-data.ts';

const pages = builtPages.map(({ path, html }) => ({ path, ...readPage(html) }));
const unfound = new Set(['/404', '/post-not-found', ...unlistedPaths()]);
const isNotFound = (path: string) => unfound.has(path);
const found = pages.filter(({ path }) => !isNotFound(path)).map((page) => [page.path, page] as const);
const notFound = pages.filter(({ path }) => isNotFound(path)).map((page) => [page.path, page] as const);

const readBuilt = (file: string) => readFileSync(join(dist, file), 'utf8');
const graphOf = ({ jsonLd }: { readonly jsonLd: readonly string[] }) => jsonLd.flatMap(readGraph);

const { solutions } = readContent('everywhere/navigation.yaml', navigation);
/** Pages that show the company's offices and mailboxes as a part of their own. */
const aboutUs: ReadonlySet<string> = new Set([routes.home, routes.contact]);
const offers: ReadonlySet<string> = new Set(solutions.links.map(({ to }) => to));

describe('addresses', () => {
  it.each(found)('%s has the address that it is to be found at', (path, { canonical, meta }) => {
    expect(canonical).toBe(absolute(path));
    expect(meta.get('og:url')).toBe(canonical);
    expect(meta.has('robots')).toBe(false);
  });

  it.each(notFound)('%s is not to be found, and not to be shared', (_, { canonical, meta, jsonLd }) => {
    expect(canonical).toBeUndefined();
    expect(meta.get('robots')).toBe('noindex');
    expect([...meta.keys()].filter((name) => /^(?:og|twitter):/.test(name))).toEqual([]);
    expect(jsonLd).toEqual([]);
  });

  it('are listed in the sitemap, with the last day of each article and the newest of them for their list', () => {
    expect(readBuilt('sitemap-index.xml')).toContain(`<loc>${absolute('/sitemap-0.xml')}</loc>`);
    const listed = [
      ...readBuilt('sitemap-0.xml').matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g),
    ];
    const changed = new Map(
      found.flatMap(([path, page]) => {
        const date = nodeOf(graphOf(page), 'BlogPosting')?.dateModified;
        return date === undefined ? [] : [[path, date] as const];
      }),
    );
    const newest = [...changed.values()].sort().at(-1);
    const expected = found.map(([path]) => [absolute(path), path === routes.blog ? newest : changed.get(path)]);
    expect(listed.map(([, url, day]) => [url, day?.slice(0, 10)]).sort()).toEqual(expected.sort());
  });

  it('are listed for language models, in both forms, with what each page says of itself', () => {
    const text = readBuilt('llms.txt');
    expect(readBuilt('llms.md')).toBe(text);
    expect(text.startsWith(`# ${brand.name}\n\n> ${brand.summary}\n`)).toBe(true);
    const listed = [...text.matchAll(/^- \[.+?\]\((\S+)\): (.+)$/gm)].map(([, url, words]) => [url, words]);
    const expected = found.map(([path, { meta }]) => [absolute(path), meta.get('description')]);
    expect(listed.sort()).toEqual(expected.sort());
  });

  it('are told to crawlers', () => {
    expect(readBuilt('robots.txt')).toContain(`\nSitemap: ${absolute('/sitemap-index.xml')}\n`);
  });
});

describe('structured data', () => {
  it.each(found)('of %s is one valid block of the types that belong there', (path, page) => {
    expect(page.jsonLd).toHaveLength(1);
    const types = graphOf(page).map((node) => node['@type']);
    expect(types).toEqual([
      ...(aboutUs.has(path) ? ['Organization'] : []),
      path === routes.home ? 'WebSite' : 'BreadcrumbList',
      ...(offers.has(path) ? ['Service'] : []),
      ...(articlePaths.includes(path) ? ['BlogPosting'] : []),
    ]);
  });

  it.each(found)('of %s says nothing that the page does not show', (path, page) => {
    const nodes = graphOf(page);
    const { legalName, address = [], contactPoint = [] } = nodeOf(nodes, 'Organization') ?? {};
    const crumbs = nodeOf(nodes, 'BreadcrumbList')?.itemListElement ?? [];
    const article = nodeOf(nodes, 'BlogPosting');
    const offer = nodeOf(nodes, 'Service');
    const said = [
      legalName,
      ...address.flatMap(({ addressLocality, addressRegion }) => [addressLocality, addressRegion]),
      ...contactPoint.flatMap(({ email, telephone }) => [email, telephone]),
      ...crumbs.map(({ name }) => name),
      article?.author.name,
      offer?.name,
    ];
    for (const words of said) if (words !== undefined) expect(page.text).toContain(words);
    if (offer) expect(offer.description).toBe(page.meta.get('description'));
    if (article) {
      expect(article.headline).toBe(page.heading);
      expect(page.dates).toEqual(expect.arrayContaining([article.datePublished, article.dateModified]));
    }
    for (const { url } of [offer, article].flatMap((node) => node ?? [])) expect(url).toBe(absolute(path));
  });
});

describe('social images', () => {
  const fileOf = (url: string | undefined) => url?.slice(`${brand.url}/`.length) ?? '';

  it.each(found)('%s has one of its own, of the size it says', (path, { meta }) => {
    expect(meta.get('og:image')).toBe(absolute(`/og${path === '/' ? '/home' : path}.png`));
    expect(meta.get('twitter:card')).toBe('summary_large_image');
    expect(meta.get('og:image:alt')).toContain(meta.get('og:title'));
    const png = readFileSync(join(dist, fileOf(meta.get('og:image'))));
    expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    const size = [png.readUInt32BE(16), png.readUInt32BE(20)];
    expect(size).toEqual([1200, 630]);
    expect(size.map(String)).toEqual([meta.get('og:image:width'), meta.get('og:image:height')]);
    expect(png.length).toBeLessThanOrEqual(40_000);
  });

  it('are as many as the pages, and no two alike', () => {
    const files = builtFiles.filter((file) => file.startsWith('og/'));
    expect(files).toHaveLength(found.length);
    expect(new Set(files.map((file) => readFileSync(join(dist, file), 'base64'))).size).toBe(files.length);
  });
});
