/**
 * Structured data of a page (schema.org, as JSON-LD). Says nothing that the page does not show; whatever a field of the
 * brand file leaves empty is left out.
 */
import { brand } from '../brand.ts';
import { articlePath, routes } from '../routes.ts';
import type { ArticleRecord } from '../site/blog/read-article.ts';
import { absolute, socialImagePath } from './addresses.ts';
import { organizationReference, type SiteNode } from './site-nodes.ts';

/** What a page may say about itself. */
export type PageNode = ReturnType<typeof service> | BlogPostingNode;
export type BlogPostingNode = ReturnType<typeof blogPosting>;

/** What a page offers, in the words at its top. Where it is offered is where the offices serve, unless the page says otherwise. */
export function service(
  { kicker, lead }: { readonly kicker: string; readonly lead: string },
  areaServed: readonly string[] = brand.offices.map(({ area }) => area).filter((area) => area !== ''),
) {
  return {
    '@type': 'Service' as const,
    name: kicker,
    description: lead,
    provider: organizationReference(),
    ...(areaServed.length > 0 && { areaServed }),
  };
}

/** What a page says about itself, a service with the page's own address. */
export function addressed(nodes: readonly PageNode[], path: string) {
  return nodes.map((node) => (node['@type'] === 'Service' ? { ...node, url: absolute(path) } : node));
}

/** An article, signed as the page signs it. */
export function blogPosting({ slug, title, date, words }: ArticleRecord) {
  return {
    '@type': 'BlogPosting' as const,
    headline: title,
    datePublished: date,
    wordCount: words,
    url: absolute(articlePath(slug)),
    image: absolute(socialImagePath(articlePath(slug))),
    author: { '@type': 'Organization', name: brand.authorLabel, url: absolute(routes.about) },
    publisher: organizationReference(),
  };
}

/** Nodes as the content of one script element. */
export function jsonLd(nodes: readonly (SiteNode | PageNode)[]): string {
  // Nothing in a text may end the element (HTML, 4.12.1.3).
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c');
}
