/**
 * Structured data of a page (schema.org, as JSON-LD). Says nothing that the page does not show; whatever a field of the
 * brand file leaves empty is left out.
 */
import { brand } from '../brand.ts';
import { articlePath, routes } from '../routes.ts';
import { categories } from '../site/blog/article.schema.ts';
import type { ArticleRecord } from '../site/blog/read-article.ts';
import { absolute, socialImagePath } from './addresses.ts';
import { organizationReference, type SiteNode } from './site-nodes.ts';

/** What a page may say about itself. */
export type PageNode = ReturnType<typeof service> | BlogPostingNode;
export type BlogPostingNode = ReturnType<typeof blogPosting>;

/** What a page offers, by its name there and in the plain words that describe the page. Where it is offered is where the offices serve, unless the page says otherwise. */
export function service(
  { hero, meta }: { readonly hero: { readonly kicker: string }; readonly meta: { readonly description: string } },
  areaServed: readonly string[] = brand.offices.map(({ area }) => area).filter((area) => area !== ''),
) {
  return {
    '@type': 'Service' as const,
    name: hero.kicker,
    description: meta.description,
    provider: organizationReference(),
    ...(areaServed.length > 0 && { areaServed }),
  };
}

/** What a page says about itself, a service with the page's own address. */
export function addressed(nodes: readonly PageNode[], path: string) {
  return nodes.map((node) => (node['@type'] === 'Service' ? { ...node, url: absolute(path) } : node));
}

/** An article, signed as the page signs it. */
export function blogPosting({
  slug,
  title,
  description,
  date,
  updated = date,
  author,
  category,
  words,
}: ArticleRecord) {
  const url = absolute(articlePath(slug));
  return {
    '@type': 'BlogPosting' as const,
    headline: title,
    description,
    datePublished: date,
    dateModified: updated,
    ...(category && { articleSection: categories[category] }),
    wordCount: words,
    url,
    image: absolute(socialImagePath(articlePath(slug))),
    author: author
      ? { '@type': 'Person', name: author.name, ...(author.role && { jobTitle: author.role }) }
      : { '@type': 'Organization', name: brand.authorLabel, url: absolute(routes.about) },
    publisher: organizationReference(),
  };
}

/** Nodes as the content of one script element. */
export function jsonLd(nodes: readonly (SiteNode | PageNode)[]): string {
  // Nothing in a text may end the element (HTML, 4.12.1.3).
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c');
}
