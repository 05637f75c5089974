/**
 * Structured data of a page (schema.org, as JSON-LD). Says nothing that the page does not show; whatever a field of the
 * brand file leaves empty is left out.
 */
import { brand } from '../brand.ts';
import { articlePath, routes } from '../routes.ts';
import { absolute, socialImagePath } from './addresses.ts';
import { organizationId, type Reference, type SiteNode } from './site-nodes.ts';

interface ServiceNode {
  readonly '@type': 'Service';
  readonly name: string;
  readonly description: string;
  /** That of the page, which its layout knows. */
  readonly url?: string;
  readonly provider: Reference;
  readonly areaServed?: readonly string[];
}

interface FaqPageNode {
  readonly '@type': 'FAQPage';
  readonly mainEntity: readonly {
    readonly '@type': 'Question';
    readonly name: string;
    readonly acceptedAnswer: { readonly '@type': 'Answer'; readonly text: string };
  }[];
}

export interface BlogPostingNode {
  readonly '@type': 'BlogPosting';
  readonly headline: string;
  readonly datePublished: string;
  readonly wordCount: number;
  readonly url: string;
  readonly image: string;
  readonly author: { readonly '@type': 'Organization'; readonly name: string; readonly url: string };
  readonly publisher: Reference;
}

/** What a page may say about itself. */
export type PageNode = ServiceNode | FaqPageNode | BlogPostingNode;

/** What the page says at its top of what it offers. */
interface Offer {
  readonly kicker: string;
  readonly lead: string;
}

/** What a page offers, in its own words. Where it is offered is where the offices serve, unless the page says otherwise. */
export function service(
  { kicker, lead }: Offer,
  areaServed: readonly string[] = brand.offices.map(({ area }) => area).filter((area) => area !== ''),
): ServiceNode {
  return {
    '@type': 'Service',
    name: kicker,
    description: lead,
    provider: organizationId,
    ...(areaServed.length > 0 && { areaServed }),
  };
}

/** What a page says about itself, a service with the page's own address. */
export function addressed(nodes: readonly PageNode[], path: string): readonly PageNode[] {
  return nodes.map((node) => (node['@type'] === 'Service' ? { ...node, url: absolute(path) } : node));
}

interface Answered {
  readonly title: string;
  readonly text: string;
  /** The claim whose qualifier the page prints for the answer. */
  readonly claim?: { readonly note?: string | undefined } | undefined;
}

/** The questions and answers that a page shows; a figure keeps its qualifier, since answers are read by themselves. */
export function faqPage(entries: readonly Answered[]): FaqPageNode {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ title, text, claim }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: claim?.note === undefined ? text : `${text} ${claim.note}` },
    })),
  };
}

interface Posting {
  readonly slug: string;
  readonly title: string;
  /** The day of publication, as 2025-01-15. */
  readonly date: string;
}

/** An article, signed as the page signs it. */
export function blogPosting({ slug, title, date }: Posting, wordCount: number): BlogPostingNode {
  return {
    '@type': 'BlogPosting',
    headline: title,
    datePublished: date,
    wordCount,
    url: absolute(articlePath(slug)),
    image: absolute(socialImagePath(articlePath(slug))),
    author: { '@type': 'Organization', name: brand.authorLabel, url: absolute(routes.about) },
    publisher: organizationId,
  };
}

/** Nodes as the content of one script element. */
export function jsonLd(nodes: readonly (SiteNode | PageNode)[]): string {
  // Nothing in a text may end the element (HTML, 4.12.1.3).
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c');
}
