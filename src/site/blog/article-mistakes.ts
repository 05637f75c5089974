import { destination } from '../../fields/link.ts';
import { figuresIn } from '../../figures/figures.ts';
import { isClaimId } from '../../figures/ledger.ts';
import {
  type ArticleNode,
  attributeOf,
  type ComponentNode,
  childrenOf,
  type ElementNode,
  headingLevel,
  isComponent,
} from './article-tree.ts';
import { isAsideName, isToolName, partNames, textTags } from './article-vocabulary.ts';

/** What is wrong in an article's text, each as "line: what to do". `proven` are the figures of its front matter. */
export function mistakesIn(nodes: readonly ArticleNode[], proven: ReadonlySet<string>): readonly string[] {
  const mistakes: string[] = [];
  const tools = new Set<string>();
  let level = 1;

  function check(node: ArticleNode, line: number, outermost: boolean): void {
    const own = node.position?.start.line ?? line;
    for (const problem of problemsOf(node, outermost)) mistakes.push(`${own}: ${problem}`);
    for (const child of childrenOf(node)) check(child, own, false);
  }

  function problemsOf(node: ArticleNode, outermost: boolean): readonly string[] {
    if (node.type === 'text') return straysIn(node.value);
    if (isComponent(node)) return ofComponent(node, outermost);
    if (node.type === 'element') return ofElement(node);
    if (node.type === 'mdxjsEsm') return ['an article cannot import or export; its parts are at hand by name'];
    return ['a brace begins an expression, which articles have no use for; write \\{ for the character'];
  }

  const straysIn = (text: string) =>
    figuresIn(text)
      .filter((figure) => !proven.has(figure))
      .map((figure) => `${figure} is not proven; use a <Claim>, or add it to “worked” in the front matter`);

  function ofElement(node: ElementNode): readonly string[] {
    const { tagName } = node;
    const depth = headingLevel(node);
    if (depth === 1) return ['the title is the first heading of the page; begin with ##'];
    if (!textTags.has(tagName)) return [`<${tagName}> has no place in an article`];
    if (tagName === 'a') return ofLink(String(node.properties['href']));
    return depth === undefined ? [] : ofHeading(node, depth);
  }

  function ofHeading(node: ElementNode, depth: number): readonly string[] {
    const above = level;
    level = depth;
    if (depth > above + 1) return [`a heading of level ${depth} cannot follow one of level ${above}`];
    return childrenOf(node).some(isComponent) ? ['keep headings to plain words'] : [];
  }

  function ofLink(href: string): readonly string[] {
    if (href.startsWith('https://')) return [];
    return destination.safeParse(href).error?.issues.map(({ message }) => message) ?? [];
  }

  function ofComponent(node: ComponentNode, outermost: boolean): readonly string[] {
    const { name } = node;
    if (name === 'Claim') return ofClaim(attributeOf(node, 'id'));
    if (isAsideName(name)) return attributeOf(node, 'title') ? [] : [`<${name}> needs a title="…"`];
    if (isToolName(name)) {
      if (!outermost) return [`<${name} /> stands on a line of its own, outside of other parts`];
      return tools.size < tools.add(name).size ? [] : [`<${name} /> can stand in an article once`];
    }
    return name === 'BrandName' ? [] : [`<${name}> is not a part of articles; there are ${partNames.join(', ')}`];
  }

  const ofClaim = (id: string | undefined) => {
    if (id === undefined) return ['<Claim> needs an id="…" of the claims ledger'];
    return isClaimId(id) ? [] : [`“${id}” is not in the claims ledger`];
  };

  for (const node of nodes) check(node, 1, true);
  return mistakes;
}
