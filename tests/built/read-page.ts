import { DomUtils, parseDocument } from 'htmlparser2';

/** What machines read of a page, and what visitors do. */
export interface ReadPage {
  readonly canonical: string | undefined;
  /** By name or property. */
  readonly meta: ReadonlyMap<string, string>;
  readonly heading: string;
  /** Texts of the JSON-LD blocks. */
  readonly jsonLd: readonly string[];
  /** All that can be read on the page, without the raised marks of notes. */
  readonly text: string;
  /** Machine-readable dates that the page shows. */
  readonly dates: readonly string[];
}

type AnyNode = Parameters<typeof DomUtils.getChildren>[0];

const silent = /^(?:script|style|sup|svg|title)$/;
const withinLine = /^(?:a|b|em|i|span|strong|sub|time|wbr)$/;

/** The words of a part of a page; those of neighbouring blocks are kept apart. */
function wordsOf(nodes: readonly AnyNode[]): string {
  const words = (node: AnyNode): string => {
    if ('data' in node) return node.type === 'text' ? node.data : '';
    const name = 'name' in node ? node.name : '';
    if (silent.test(name)) return ' ';
    const inside = DomUtils.getChildren(node).map(words).join('');
    return withinLine.test(name) ? inside : ` ${inside} `;
  };
  return nodes.map(words).join('').replace(/\s+/g, ' ').trim();
}

/** Reads a built page. */
export function readPage(html: string): ReadPage {
  const page = parseDocument(html);
  const all = (name: string) => DomUtils.getElementsByTagName(name, page);
  return {
    canonical: all('link').find(({ attribs }) => attribs['rel'] === 'canonical')?.attribs['href'],
    meta: new Map(
      all('meta').map(({ attribs }) => [attribs['name'] ?? attribs['property'] ?? '', attribs['content'] ?? '']),
    ),
    heading: wordsOf(all('h1')),
    jsonLd: all('script')
      .filter(({ attribs }) => attribs['type'] === 'application/ld+json')
      .map((block) => DomUtils.textContent(block)),
    text: wordsOf(all('body')),
    dates: all('time').flatMap(({ attribs }) => attribs['datetime'] ?? []),
  };
}
