import { z } from 'astro/zod';

const reference = z.strictObject({ '@id': z.url() });
const text = z.string().min(1);
const type = <Name extends string>(name: Name) => ({ '@type': z.literal(name) });

/** The nodes that pages may have, with every property they may have (schema.org). */
const node = z.discriminatedUnion('@type', [
  z.strictObject({
    ...type('Organization'),
    '@id': z.url(),
    name: text,
    url: z.url(),
    legalName: text.optional(),
    logo: z.url().optional(),
    address: z
      .array(
        z.strictObject({
          ...type('PostalAddress'),
          addressLocality: text,
          addressRegion: text.optional(),
          addressCountry: z.string().regex(/^[A-Z]{2}$/),
        }),
      )
      .optional(),
    contactPoint: z
      .array(
        z.strictObject({
          ...type('ContactPoint'),
          contactType: text,
          email: z.email(),
          telephone: z.string().startsWith('+').optional(),
        }),
      )
      .optional(),
    sameAs: z.array(z.url()).min(1).optional(),
  }),
  z.strictObject({ ...type('WebSite'), '@id': z.url(), name: text, url: z.url(), publisher: reference }),
  z.strictObject({
    ...type('BreadcrumbList'),
    itemListElement: z
      .array(z.strictObject({ ...type('ListItem'), position: z.int(), name: text, item: z.url().optional() }))
      .min(2),
  }),
  z.strictObject({
    ...type('Service'),
    name: text,
    description: text,
    url: z.url(),
    provider: reference,
    areaServed: z.array(text).min(1).optional(),
  }),
  z.strictObject({
    ...type('FAQPage'),
    mainEntity: z
      .array(
        z.strictObject({
          ...type('Question'),
          name: text,
          acceptedAnswer: z.strictObject({ ...type('Answer'), text }),
        }),
      )
      .min(1),
  }),
  z.strictObject({
    ...type('BlogPosting'),
    headline: z.string().min(1).max(110),
    datePublished: z.iso.date(),
    wordCount: z.int().min(100),
    url: z.url(),
    image: z.url(),
    author: z.strictObject({ ...type('Organization'), name: text, url: z.url() }),
    publisher: reference,
  }),
]);

const graph = z.strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.array(node) });
export type GraphNode = z.infer<typeof node>;

/** Reads a JSON-LD block. Throws where it has what no page should have. */
export function readGraph(json: string): readonly GraphNode[] {
  return graph.parse(JSON.parse(json))['@graph'];
}

/** The node of a type, undefined if the page has none. */
export function nodeOf<Type extends GraphNode['@type']>(nodes: readonly GraphNode[], name: Type) {
  return nodes.find((candidate): candidate is Extract<GraphNode, { '@type': Type }> => candidate['@type'] === name);
}
