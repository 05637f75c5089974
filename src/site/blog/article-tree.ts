import { type HastNode, mdxToHast } from 'satteri';

/** A node of an article's text, as the MDX reader gives it. */
export type ArticleNode = HastNode;
export type ElementNode = Extract<ArticleNode, { type: 'element' }>;
export type ComponentNode = Extract<ArticleNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

const features = { gfm: { footnotes: false }, smartPunctuation: { dashes: false } } as const;

/** Reads MDX into a tree. Nothing in it is run: what is not in the articles' vocabulary is a mistake. */
export function parseArticle(body: string, file: string): readonly ArticleNode[] {
  try {
    return blocksOf(mdxToHast(body, { features }));
  } catch (cause) {
    throw new Error(`${file}:${messageOf(cause)}`, { cause });
  }
}

// The reader begins its messages with line and column, and closes them with a code of its own.
const messageOf = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : String(cause)).replace(/ \(mdx[^)]*\)$/, '');

export function childrenOf(node: ArticleNode): readonly ArticleNode[] {
  return 'children' in node ? node.children : [];
}

/** The children without the line breaks that stand between blocks. */
export function blocksOf(node: ArticleNode): readonly ArticleNode[] {
  return childrenOf(node).filter((child) => child.type !== 'text' || child.value.trim() !== '');
}

/** The elements among the children, such as the rows of a table. */
export function elementsOf(node: ArticleNode): readonly ElementNode[] {
  return childrenOf(node).filter((child) => child.type === 'element');
}

/** Whether this is one of the parts written as `<Name … />`. */
export function isComponent(node: ArticleNode): node is ComponentNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The level of a heading; undefined for anything else. */
export function headingLevel(node: ArticleNode): number | undefined {
  const digit = node.type === 'element' ? /^h([1-6])$/.exec(node.tagName)?.[1] : undefined;
  return digit === undefined ? undefined : Number(digit);
}

/** The words inside, as they are read out. */
export function textOf(node: ArticleNode): string {
  return 'value' in node ? node.value : childrenOf(node).map(textOf).join('');
}

/** An attribute written in quotes; an expression in braces counts as none. */
export function attributeOf(node: ComponentNode, name: string): string | undefined {
  const attribute = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}
