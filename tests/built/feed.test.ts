import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { articlePaths } from '../../harness/pages.ts';
import { routes } from '../../src/routes.ts';
import { absolute } from '../../src/seo/addresses.ts';
import { builtPages, dist } from './dist.ts';
import { readPage } from './read-page.ts';
import { nodeOf, readGraph } from './structured-data.ts';
import { xmlMistakes } from './xml-mistakes.ts';

const xml = readFileSync(join(dist, 'rss.xml'), 'utf8');
const tree = parseDocument(xml, { xmlMode: true });
const named = (name: string, within: Parameters<typeof DomUtils.textContent>[0] = tree.children) =>
  DomUtils.getElementsByTagName(name, within).map((element) => DomUtils.textContent(element));
const items = DomUtils.getElementsByTagName('item', tree).map((item) => {
  const [title = '', link = '', guid, pubDate = '', content = ''] = [
    'title',
    'link',
    'guid',
    'pubDate',
    'content:encoded',
  ].flatMap((name) => named(name, item));
  return { title, link, guid, pubDate, content };
});
const textOf = (part: string) => readPage(`<body>${part}</body>`).text;

describe('the feed', () => {
  it('is well-formed, and says where it is', () => {
    expect(xmlMistakes(xml)).toEqual([]);
    expect(named('link')[0]).toBe(absolute(routes.blog));
    const [self] = DomUtils.getElementsByTagName('atom:link', tree);
    expect(self?.attribs).toMatchObject({ rel: 'self', href: absolute('/rss.xml') });
  });

  it('has the newest articles, newest first, each under the address of its page', () => {
    const links = new Set(items.map(({ link }) => link));
    expect(links.size).toBe(Math.min(20, articlePaths.length));
    expect(links.isSubsetOf(new Set(articlePaths.map(absolute)))).toBe(true);
    const days = items.map(({ pubDate }) => Date.parse(pubDate));
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    for (const { link, guid, pubDate } of items) {
      expect(guid).toBe(link);
      // RFC 822, as RSS 2.0 asks.
      expect(pubDate).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
    }
  });

  it.each(items)('carries the full text of “$title”, with links that lead home from anywhere', ({ link, content }) => {
    const page = readPage(builtPages.find(({ path }) => absolute(path) === link)?.html ?? '');
    const paragraphs = [...content.matchAll(/<p>([^<]{80,})<\/p>/g)].map(([, text = '']) => text);
    expect(paragraphs).not.toEqual([]);
    for (const text of paragraphs) expect(page.text).toContain(textOf(text));
    const { wordCount = Number.NaN } = nodeOf(page.jsonLd.flatMap(readGraph), 'BlogPosting') ?? {};
    // The article's own words, less what only the page can work, such as a calculator.
    expect(textOf(content).split(' ').length).toBeGreaterThan(0.9 * wordCount);
    const addresses = [...content.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);
    expect(addresses.filter((address) => !/^https:\/\//.test(address))).toEqual([]);
    expect(content).not.toMatch(/ (?:class|id|role|tabindex|scope|aria-label|data-label)=/);
    expect(content).not.toMatch(/<(?:script|style|form|input|button|iframe|svg|astro-island)\b/);
  });

  it.each([routes.blog, ...articlePaths])('can be found from %s', (path) => {
    const { html = '' } = builtPages.find((page) => page.path === path) ?? {};
    expect(html).toMatch(/<link rel="alternate" type="application\/rss\+xml" [^>]*href="\/rss\.xml"/);
  });
});
