import { type SatteriProcessorOptions, satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import type { HastPluginDefinition } from 'satteri';
import { type ElementNode, elementsOf, type PartNode, textOf } from './article-tree.ts';

/** How the Markdown of articles is read: notes are the ledger's, so that there are no footnotes, and dashes are typed. */
export const articleMarkdown = {
  features: { gfm: { footnotes: false }, smartPunctuation: { dashes: false } },
  hastPlugins: [satteriHeadingIdsPlugin(), articlePlugin],
} satisfies SatteriProcessorOptions;

/** Makes an article's headings, tables and claims what pages show. */
function articlePlugin(): HastPluginDefinition {
  return {
    name: 'article',
    // It is a mistake, which read-article.ts tells; left in, it would have to lead somewhere.
    mdxjsEsm: (node, context) => context.removeNode(node),
    element: [
      { filter: ['h2', 'h3', 'h4', 'h5', 'h6'], visit: withAnchor },
      { filter: ['table'], visit: framed },
    ],
    mdxJsxFlowElement: { filter: ['Claim'], visit: withNotes },
    mdxJsxTextElement: { filter: ['Claim'], visit: withNotes },
  };
}

/** A heading that leads to itself. */
function withAnchor(heading: ElementNode): ElementNode {
  return { ...heading, children: [{ ...heading, tagName: 'a', properties: { href: `#${heading.properties['id']}` } }] };
}

/** A claim that is given the article's notes, a property of its `Content`, to find its number among them. */
function withNotes<Claim extends PartNode>(claim: Claim): Claim {
  const value = { type: 'mdxJsxAttributeValueExpression', value: 'props.notes' } as const;
  return { ...claim, attributes: [...claim.attributes, { type: 'mdxJsxAttribute', name: 'notes', value }] };
}

const figures = /^(?:[$\d][\d.,%¢$–+×÷= ]*|none|even)$/;

/** A table in its frame: the first row names the columns, the first cell of the others the row; columns of figures are told apart. */
function framed(table: ElementNode): PartNode {
  const [head = [], ...rows] = elementsOf(table).flatMap(elementsOf).map(elementsOf);
  // The first column names the rows.
  const areFigures = head.map((_, column) => column > 0 && rows.every((row) => isFigure(row[column])));
  const columnHead = (cell: ElementNode, column: number): ElementNode => {
    if (textOf(cell) === '') return { ...cell, tagName: 'td', properties: {} };
    return { ...cell, properties: { scope: 'col', ...(areFigures[column] && { className: ['figures'] }) } };
  };
  const rowCell = (cell: ElementNode, column: number): ElementNode => {
    if (column === 0) return { ...cell, tagName: 'th', properties: { scope: 'row' } };
    return { ...cell, properties: areFigures[column] ? { className: ['mono', 'figures'] } : {} };
  };
  const label = head.flatMap((cell) => textOf(cell).trim() || []).join(', ');
  return {
    type: 'mdxJsxFlowElement',
    name: 'TableFrame',
    attributes: [{ type: 'mdxJsxAttribute', name: 'label', value: label }],
    children: [
      element('thead', [element('tr', head.map(columnHead))]),
      element(
        'tbody',
        rows.map((row) => element('tr', row.map(rowCell))),
      ),
    ],
  };
}

const isFigure = (cell: ElementNode | undefined): boolean => cell !== undefined && figures.test(textOf(cell).trim());

function element(tagName: string, children: ElementNode[]): ElementNode {
  return { type: 'element', tagName, properties: {}, children };
}
