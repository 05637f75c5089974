import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { type MdxJsxFlowElement, mdxJsxToMarkdown } from 'mdast-util-mdx-jsx';
import { type Handle, type Options, toMarkdown } from 'mdast-util-to-markdown';
import { type MdastNode, type MdxTextExpression, mdxToMdast } from 'satteri';
import { articleMarkdown } from '../../src/site/blog/article.plugin.ts';

/**
 * The text of an article that says what is `wanted`, with as little of it written anew as can be: each block that has not
 * changed stays as it was written, and so do the rows of a table and the blocks of a part in which others have. How the wanted
 * text is written is nothing to it. What cannot be read is taken as it is.
 */
export function editText(source: string, wanted: string): string {
  const [before, after] = [read(source), read(wanted)];
  return before && after ? checked(after, merged(source, before, after)) : wanted;
}

function read(text: string): MdastNode | undefined {
  try {
    return mdxToMdast(text, { features: { ...articleMarkdown.features, smartPunctuation: false } });
  } catch {
    return undefined;
  }
}

const printed = (node: MdastNode): string => toMarkdown(node, form).trimEnd();

const tagOf = (part: MdxJsxFlowElement): string =>
  printed({ ...part, type: 'mdxJsxTextElement', children: [] }).replace(/ \/>$/, '>');

/** A part, with what is in it at the margin. */
const part: Handle = (node: MdxJsxFlowElement, _, state, info) =>
  node.children.length === 0
    ? tagOf(node).replace(/>$/, ' />')
    : [tagOf(node), state.containerFlow(node, info), `</${node.name}>`].join('\n\n');

/** What stands in braces: articles have no use for it, which is said where the text is checked. */
const expression: Handle = ({ value }: MdxTextExpression) => `{${value}}`;

/** How what is new is written: lists with hyphens, the columns of tables as wide as they come. */
const form: Options = {
  bullet: '-',
  rule: '-',
  extensions: [gfmStrikethroughToMarkdown(), gfmTableToMarkdown({ stringLength: () => 3 }), mdxJsxToMarkdown()],
  handlers: { mdxJsxFlowElement: part, mdxTextExpression: expression, mdxFlowExpression: expression },
};

/** A node as it was put together, or anew: blocks that stood apart may run into one another beside others, as two lists do. */
function checked(node: MdastNode, text: string): string {
  const said = read(text);
  const whole = printed(node);
  return said && printed(said) === whole ? text : whole;
}

const childrenOf = (node: MdastNode): readonly MdastNode[] => ('children' in node ? node.children : []);
const startOf = ({ position }: MdastNode): number => position?.start.offset ?? 0;
const endOf = ({ position }: MdastNode): number => position?.end.offset ?? 0;

const kindOf = (node: MdastNode): string => (node.type === 'mdxJsxFlowElement' ? `<${node.name}>` : node.type);

/** What stands between two nodes that are in one of this type, of those types in which they can be told apart. */
const joints: Readonly<Record<string, string>> = { root: '\n\n', mdxJsxFlowElement: '\n\n', list: '\n', table: '\n' };

/** What is wanted in a node, as it stands in the source where it stands there. */
function merged(source: string, old: MdastNode, wanted: MdastNode): string {
  const before = childrenOf(old);
  const after = childrenOf(wanted);
  const left = [...before];
  const take = (is: (node: MdastNode) => boolean): MdastNode | undefined => {
    const index = left.findIndex(is);
    return index < 0 ? undefined : left.splice(index, 1)[0];
  };
  const same = after.map((node) => take((each) => printed(each) === printed(node)));
  const olds = after.map((node, index) => same[index] ?? take((each) => kindOf(each) === kindOf(node)));
  const pieces = after.map((node, index) => {
    const [above, here] = [olds[index - 1], olds[index]];
    const text = same[index] ? source.slice(startOf(same[index]), endOf(same[index])) : rewritten(source, here, node);
    if (index === 0) return text;
    const isBelow = above && here && before.indexOf(above) + 1 === before.indexOf(here);
    return `${isBelow ? source.slice(endOf(above), startOf(here)) : joints[wanted.type]}${text}`;
  });
  return pieces.join('');
}

/** A node that has changed: as much as can be of what it was. */
function rewritten(source: string, old: MdastNode | undefined, node: MdastNode): string {
  const [first, last] = [childrenOf(old ?? node).at(0), childrenOf(old ?? node).at(-1)];
  const canBeTold = node.type in joints && childrenOf(node).length > 0 && !(node.type === 'list' && node.ordered);
  if (!old || !first || !last || !canBeTold) return printed(node);
  const isCalledOtherwise =
    old.type === 'mdxJsxFlowElement' && node.type === 'mdxJsxFlowElement' && tagOf(old) !== tagOf(node);
  const opening = isCalledOtherwise ? `${tagOf(node)}\n\n` : source.slice(startOf(old), startOf(first));
  return checked(node, `${opening}${merged(source, old, node)}${source.slice(endOf(last), endOf(old))}`);
}
