import type { HastNode } from 'satteri';
import { datesIn, figuresIn } from '../../figures/figures.ts';
import { attributeOf, childrenOf, hasAttribute, headingLevel, isPart, type PartNode } from './article-tree.ts';
import { mayBeDecoration, partNames, requiredAttributes, textTags, toolNames } from './article-vocabulary.ts';

/** Something that stands in an article's text, and its place. */
export interface Found {
  readonly line: number;
  readonly column: number;
  readonly what: string;
}

/** What the site has to know of an article's text, each in the order of the text. */
export interface ArticleText {
  /** Its texts as they are written. */
  readonly texts: readonly Found[];
  /** The % and $ figures and the dates that are typed out. */
  readonly figures: readonly Found[];
  /** The ids of the claims. */
  readonly claims: readonly Found[];
  /** The names of the owner's facts that it states, or that its sentences stand by. */
  readonly facts: readonly Found[];
  /** The ids of the drawings. */
  readonly scenes: readonly Found[];
  /** The files of the pictures, as they are written. */
  readonly pictures: readonly Found[];
  /** Where the links lead. */
  readonly links: readonly Found[];
  readonly tools: readonly Found[];
  /** What its form shows to be wrong, and what to do about it. The rest needs the ledger and the pages (article-mistakes.ts). */
  readonly mistakes: readonly Found[];
}

interface Place {
  readonly node: HastNode;
  readonly parent: HastNode;
  readonly line: number;
  readonly column: number;
}

/** Reads the text of an article. */
export function readText(root: HastNode): ArticleText {
  const places = placesIn(root, { line: 1, column: 1 });
  const find = (read: (place: Place) => readonly string[]): readonly Found[] =>
    places.flatMap((place) => read(place).map((what) => ({ line: place.line, column: place.column, what })));
  const tools = find(({ node }) => (isPart(node) && isTool(node) ? [String(node.name)] : []));
  return {
    texts: find(({ node }) => (node.type === 'text' ? [node.value] : [])),
    figures: find(({ node }) => (node.type === 'text' ? [...figuresIn(node.value), ...datesIn(node.value)] : [])),
    claims: find(({ node }) => (isPart(node) && node.name === 'Claim' ? [attributeOf(node, 'id')] : [])),
    facts: find(({ node }) =>
      isPart(node) ? [attributeOf(node, 'name'), attributeOf(node, 'fact')].filter(Boolean) : [],
    ),
    scenes: find(({ node }) => (isPart(node) && attributeOf(node, 'scene') ? [attributeOf(node, 'scene')] : [])),
    pictures: find(({ node }) => (isPart(node) && attributeOf(node, 'file') ? [attributeOf(node, 'file')] : [])),
    links: find(({ node }) =>
      node.type === 'element' && node.tagName === 'a' ? [String(node.properties['href'])] : [],
    ),
    tools,
    mistakes: [...find(mistakesOfForm), ...find(headingsInOrder()), ...repeated(tools)],
  };
}

function placesIn(parent: HastNode, around: Pick<Found, 'line' | 'column'>): readonly Place[] {
  return childrenOf(parent).flatMap((node) => {
    const { line, column } = node.position?.start ?? around;
    return [{ node, parent, line, column }, ...placesIn(node, { line, column })];
  });
}

function mistakesOfForm({ node, parent }: Place): readonly string[] {
  if (isPart(node)) return mistakesOfPart(node, parent);
  if (node.type === 'text' || headingLevel(node) === 1) return [];
  if (node.type === 'element') {
    if (node.tagName === 'img') return ['a picture is written as <Picture file="./counter.jpg" alt="…" />'];
    return textTags.includes(node.tagName) ? [] : [`<${node.tagName}> has no place in an article`];
  }
  if (node.type === 'mdxjsEsm') return ['an article cannot import or export; its parts are at hand by name'];
  return ['a brace begins an expression, which articles have no use for; write \\{ for the character'];
}

function mistakesOfPart(node: PartNode, parent: HastNode): readonly string[] {
  const name = String(node.name);
  if (!partNames.includes(name)) return [`<${name}> is not a part of articles; there are ${partNames.join(', ')}`];
  if (headingLevel(parent) !== undefined) return ['keep headings to plain words'];
  if (isTool(node) && parent.type !== 'root')
    return [`<${name} /> stands on a line of its own, outside of other parts`];
  const missing = requiredAttributes(name).filter((attribute) => attributeOf(node, attribute) === '');
  const isSilent = mayBeDecoration(name) && attributeOf(node, 'alt') === '' && !hasAttribute(node, 'decorative');
  return [
    ...missing.map((attribute) => `<${name}> needs its ${attribute}="…"`),
    ...(isSilent ? [`<${name}> needs its alt="…", or decorative`] : []),
  ];
}

/** Headings go down one level at a time, from the title of the page. */
function headingsInOrder(): (place: Place) => readonly string[] {
  let above = 1;
  return ({ node }) => {
    const level = headingLevel(node);
    if (level === undefined) return [];
    if (level === 1) return ['the title is the first heading of the page; begin with ##'];
    const mistakes = level > above + 1 ? [`a heading of level ${level} cannot follow one of level ${above}`] : [];
    above = level;
    return mistakes;
  };
}

const repeated = (tools: readonly Found[]): readonly Found[] =>
  tools
    .filter(({ what }, index) => tools.findIndex((other) => other.what === what) < index)
    .map(({ what, ...place }) => ({ ...place, what: `<${what} /> can stand in an article once` }));

const isTool = ({ name }: PartNode): boolean => toolNames.includes(String(name));
