import { DomUtils, parseDocument } from 'htmlparser2';

/** A page on its way to the visitor: each step of the build answers it changed. */
export interface Page {
  /** Its path on the site. */
  readonly address: string;
  readonly html: string;
  /** Its Content-Security-Policy as a header; empty until there is one. */
  readonly policy: string;
  /** What has to change before it can be published. */
  readonly problems: readonly string[];
}

/** An element of a page, with the place of its start tag in the text. */
export interface PageElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** What is written between its tags. */
  readonly text: string;
  readonly start: number;
  /** The first character behind its name. */
  readonly afterName: number;
  /** The first character behind the element. */
  readonly end: number;
}

/** Every element of a page, in order, those in templates included. */
export function elementsOf(html: string): readonly PageElement[] {
  const document = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  return DomUtils.findAll(() => true, document.children).map((element) => {
    const start = element.startIndex ?? 0;
    return {
      name: element.name,
      attributes: element.attribs,
      text: DomUtils.textContent(element),
      start,
      afterName: start + 1 + element.name.length,
      end: (element.endIndex ?? 0) + 1,
    };
  });
}

/** The text with others put into it, each at its place. */
export function insert(text: string, insertions: readonly { readonly at: number; readonly text: string }[]): string {
  return [...insertions]
    .sort((a, b) => b.at - a.at)
    .reduce((result, { at, text: added }) => result.slice(0, at) + added + result.slice(at), text);
}
