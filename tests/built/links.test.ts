import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { builtFiles, builtPages } from './dist.ts';

interface References {
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
  /** Addresses by the names of the links that lead there. */
  readonly named: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Attributes whose words are ids of the page. */
const namingIds = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'commandfor', 'popovertarget'];

function referencesOf(html: string): References {
  const ids = new Set<string>();
  const links: string[] = [];
  const named = new Map<string, Set<string>>();
  let open: { name: string; readonly href: string } | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const { id, href, src } = attributes;
      if (id) ids.add(id);
      if (href) links.push(name === 'use' ? (href.split('#')[0] ?? '') : href);
      if (src) links.push(src);
      if (name === 'a' && href) open = { name: attributes['aria-label'] ?? '', href };
      for (const attribute of namingIds) {
        for (const target of attributes[attribute]?.split(' ') ?? []) links.push(`#${target}`);
      }
    },
    ontext(text) {
      if (open) open.name += text;
    },
    onclosetag(name) {
      if (name !== 'a' || !open) return;
      named.set(open.name, new Set([...(named.get(open.name) ?? []), open.href]));
      open = undefined;
    },
  });
  parser.end(html);
  return { ids, links, named };
}

const references = new Map(builtPages.map(({ path, html }) => [path, referencesOf(html)]));
const files = new Set(builtFiles.map((file) => `/${file}`));

/** Spec, section 2: these are linked, and answer 404 on purpose. */
const knownMissing = /^\/blog\/category\/[a-z-]+$/;

/** Why a link of a page leads nowhere; undefined if it leads somewhere. */
function problemOf(link: string, from: string): string | undefined {
  if (/^(mailto|tel):/.test(link) || knownMissing.test(link)) return undefined;
  const [target = '', hash] = link.split('#');
  const { pathname, origin } = new URL(target || from, 'https://site.invalid');
  if (origin !== 'https://site.invalid') return undefined;
  const page = references.get(pathname);
  if (!page) return files.has(pathname) ? undefined : `${link} leads nowhere`;
  return hash && !page.ids.has(decodeURIComponent(hash)) ? `${link} names nothing on its page` : undefined;
}

describe('every link, and every id that an attribute names', () => {
  it.each([...references.keys()])('of %s leads somewhere', (path) => {
    const { links } = references.get(path) ?? { links: [] };
    expect(links.length).toBeGreaterThan(10);
    expect(links.flatMap((link) => problemOf(link, path) ?? [])).toEqual([]);
  });

  it.each([...references])('of %s leads to one place by one name', (_, { named }) => {
    const unclear = [...named].filter(([, addresses]) => addresses.size > 1);
    expect(unclear.map(([name, addresses]) => `${name}: ${[...addresses].join(', ')}`)).toEqual([]);
  });
});
