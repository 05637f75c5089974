import type { HastNode } from 'satteri';

export type ElementNode = Extract<HastNode, { type: 'element' }>;
export type PartNode = Extract<HastNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

export function childrenOf(node: HastNode): readonly HastNode[] {
  return 'children' in node ? node.children : [];
}

/** The elements among the children, such as the rows of a table. */
export function elementsOf(node: HastNode): readonly ElementNode[] {
  return childrenOf(node).filter((child) => child.type === 'element');
}

/** Whether this is one of the parts written as `<Name … />`, or HTML, which is written alike. */
export function isPart(node: HastNode): node is PartNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The level of a heading; undefined for anything else. */
export function headingLevel(node: HastNode): number | undefined {
  const digit = node.type === 'element' ? /^h([1-6])$/.exec(node.tagName)?.[1] : undefined;
  return digit === undefined ? undefined : Number(digit);
}

/** The words inside, as they are read out. */
export function textOf(node: HastNode): string {
  return 'value' in node ? node.value : childrenOf(node).map(textOf).join('');
}

/** Whether an attribute is written, whatever it says. */
export const hasAttribute = (node: PartNode, name: string): boolean =>
  node.attributes.some((each) => each.type === 'mdxJsxAttribute' && each.name === name);

/** An attribute written in quotes; an expression in braces counts as none. */
export function attributeOf(node: PartNode, name: string): string {
  const attribute = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : '';
}
