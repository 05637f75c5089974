import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { brand } from '../../src/brand.ts';
import { routes } from '../../src/routes.ts';
import { articlePaths } from '../pages.ts';
import { builtPages, dist } from './dist.ts';
import { readPage } from './read-page.ts';

interface Item {
  readonly title: string;
  readonly link: string;
  readonly guid: string;
  readonly pubDate: string;
  readonly 'content:encoded': string;
}

const xml = readFileSync(join(dist, 'rss.xml'), 'utf8');
const { channel } = new XMLParser({ ignoreAttributes: false }).parse(xml).rss;
const items: readonly Item[] = channel.item;
const textOf = (part: string) => readPage(`<body>${part}</body>`).text;
const absolute = (path: string) => new URL(path, brand.url).href;

describe('the feed', () => {
  it('is well-formed, and says where it is', () => {
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(channel.link).toBe(absolute(routes.blog));
    expect(channel['atom:link']['@_href']).toBe(absolute('/rss.xml'));
  });

  it('has every article, newest first, each under the address of its page', () => {
    expect(items.map(({ link }) => link).sort()).toEqual(articlePaths.map(absolute).sort());
    const days = items.map(({ pubDate }) => Date.parse(pubDate));
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    for (const { link, guid, pubDate } of items) {
      expect(guid).toMatchObject({ '#text': link });
      // RFC 822, as RSS 2.0 asks.
      expect(pubDate).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
    }
  });

  it.each(items)('carries the full text of “$title”, with links that lead home from anywhere', (item) => {
    const content = item['content:encoded'];
    const page = readPage(builtPages.find(({ path }) => absolute(path) === item.link)?.html ?? '');
    const paragraphs = [...content.matchAll(/<p>([^<]{80,})<\/p>/g)].map(([, text = '']) => text);
    expect(paragraphs.length).toBeGreaterThan(5);
    for (const text of paragraphs) expect(page.text).toContain(textOf(text));
    expect(textOf(content).split(' ').length).toBeGreaterThan(1200);
    const addresses = [...content.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);
    expect(addresses.filter((address) => !/^https:\/\//.test(address))).toEqual([]);
    expect(content).not.toMatch(/<(?:script|style|form|input|button|iframe|svg|astro-island)\b/);
  });

  it.each([routes.blog, ...articlePaths])('can be found from %s', (path) => {
    const { html = '' } = builtPages.find((page) => page.path === path) ?? {};
    expect(html).toMatch(/<link rel="alternate" type="application\/rss\+xml" [^>]*href="\/rss\.xml"/);
  });
});
