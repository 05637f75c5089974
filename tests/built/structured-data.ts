import type { BlogPostingNode, service } from '../../src/seo/json-ld.ts';
import type { breadcrumbList, organization } from '../../src/seo/site-nodes.ts';

/** Nodes by their type, with what the builders of src/seo put into them. */
interface Nodes {
  /** Only pages that show the company's offices say more of it than its name. */
  readonly Organization: Partial<ReturnType<typeof organization>>;
  readonly BreadcrumbList: ReturnType<typeof breadcrumbList>;
  readonly Service: ReturnType<typeof service> & { readonly url: string };
  readonly BlogPosting: BlogPostingNode;
}

interface GraphNode {
  readonly '@type'?: string;
}

interface Graph {
  readonly '@context': string;
  readonly '@graph': readonly GraphNode[];
}

/** The nodes of a JSON-LD block. Throws where it is none of schema.org. */
export function readGraph(json: string): readonly GraphNode[] {
  const { '@context': context, '@graph': nodes }: Graph = JSON.parse(json);
  if (context !== 'https://schema.org') throw new Error(`This block is in the words of ${context}.`);
  return nodes;
}

/** The node of a type, undefined if the page has none. */
export function nodeOf<Type extends keyof Nodes>(nodes: readonly GraphNode[], type: Type): Nodes[Type] | undefined {
  return nodes.find((node): node is Nodes[Type] => node['@type'] === type);
}
