import { type SatteriProcessorOptions, satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import type { HastPluginDefinition } from 'satteri';
import { hasCards, roles } from '../../ui/TableFrame/as-cards.ts';
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
    // It is a mistake, which article-text.ts tells; left in, it would have to lead somewhere.
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
  const link = element('a', heading.children, { href: `#${heading.properties['id']}` });
  return { ...heading, children: [link] };
}

/** A claim that is given the article's notes, a property of its `Content`, to find its number among them. */
function withNotes<Claim extends PartNode>(claim: Claim): Claim {
  const value = { type: 'mdxJsxAttributeValueExpression', value: 'props.notes' } as const;
  return { ...claim, attributes: [...claim.attributes, { type: 'mdxJsxAttribute', name: 'notes', value }] };
}

/** How many characters a row of figures may have and stay a row on a phone, whose slips hold half as many on a line. */
const shortRow = 72;

/** How many characters a cell may have beside the name of its row on a phone. */
const longCell = 120;

/** A row's name that says nothing without what its column is called. */
const isFigure = (text: string): boolean => /^[$\d][\d.,%]*$/.test(text);

/**
 * A table in its frame: the first row names the columns, the first cell of the others the row. It is one of figures if most
 * of its cells begin with one and its rows are short. Where its rows become cards on a phone, its parts say what they are,
 * and each cell the name of its column, as does a row's name that is a figure.
 */
function framed(table: ElementNode): PartNode {
  const [head = [], ...rows] = elementsOf(table).flatMap(elementsOf).map(elementsOf);
  // The first column names the rows.
  const cells = rows.flatMap((row) => row.slice(1).map((cell) => textOf(cell).trim()));
  const figures =
    cells.filter((text) => /^[$\d]/.test(text)).length * 2 > cells.length &&
    rows.every((row) => row.map(textOf).join('').length <= shortRow);
  const cards = hasCards(head.length, figures) || cells.some((text) => text.length > longCell);
  const as = (role: keyof typeof roles) => cards && { role: roles[role] };
  const columnHead = (cell: ElementNode): ElementNode =>
    textOf(cell) === ''
      ? { ...cell, tagName: 'td', properties: { ...as('cell') } }
      : { ...cell, properties: { scope: 'col', ...as('column') } };
  const rowCell = (cell: ElementNode, column: number): ElementNode => {
    const label = cards && (column > 0 || isFigure(textOf(cell))) && { dataLabel: textOf(head[column] ?? cell) };
    return column === 0
      ? { ...cell, tagName: 'th', properties: { scope: 'row', ...label, ...as('name') } }
      : { ...cell, properties: { ...label, ...as('cell') } };
  };
  const label = head.flatMap((cell) => textOf(cell).trim() || []).join(', ');
  return {
    type: 'mdxJsxFlowElement',
    name: 'TableFrame',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'label', value: label },
      ...Object.entries({ cards, figures }).flatMap(([name, is]) =>
        is ? [{ type: 'mdxJsxAttribute', name, value: null } as const] : [],
      ),
    ],
    children: [
      element('thead', [element('tr', head.map(columnHead), { ...as('row') })]),
      element(
        'tbody',
        rows.map((row) => element('tr', row.map(rowCell), { ...as('row') })),
      ),
    ],
  };
}

function element(
  tagName: string,
  children: ElementNode['children'],
  properties: ElementNode['properties'] = {},
): ElementNode {
  return { type: 'element', tagName, properties, children };
}
