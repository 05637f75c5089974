import { createElement, Fragment, type ReactNode } from 'react';
import { brand } from '../../brand.ts';
import { claim, isClaimId } from '../../figures/ledger.ts';
import { NoteMark } from '../../ui/Notes/Notes.tsx';
import { footnote } from '../everywhere/words.yaml';
import { Callout, Checklist, WorkedExample } from './ArticleAside.tsx';
import { ArticleTable, type TableCells } from './ArticleTable.tsx';
import {
  type ArticleNode,
  attributeOf,
  blocksOf,
  type ComponentNode,
  childrenOf,
  type ElementNode,
  elementsOf,
  headingLevel,
  isComponent,
  textOf,
} from './article-tree.ts';
import { isAsideName } from './article-vocabulary.ts';

const asides = { Callout, Checklist, WorkedExample };
const blockParents: ReadonlySet<string> = new Set(['ul', 'ol', 'blockquote']);

/** What an article's text needs to know of the article. */
export interface ShowContext {
  /** The anchor of a heading. */
  readonly idOf: (heading: ElementNode) => string | undefined;
  /** The number of a qualifier. */
  readonly numberOf: (noted: { readonly note?: string | undefined }) => number | undefined;
  /** Prefix of the anchors of the notes. */
  readonly notesId: string;
}

/** An article's nodes as React nodes; they have been checked. */
export function showNodes(nodes: readonly ArticleNode[], context: ShowContext): ReactNode {
  return createElement(Fragment, null, ...nodes.flatMap((node) => showNode(node, context)).reduce(joinWords, []));
}

/** Neighbouring words become one: between two, the page would carry a comment. */
function joinWords(shown: readonly ReactNode[], next: ReactNode): readonly ReactNode[] {
  const last = shown.at(-1);
  return typeof last === 'string' && typeof next === 'string' ? [...shown.slice(0, -1), last + next] : [...shown, next];
}

function showNode(node: ArticleNode, context: ShowContext): ReactNode | readonly ReactNode[] {
  if (node.type === 'text') return node.value;
  if (isComponent(node)) return showComponent(node, context);
  return node.type === 'element' ? showElement(node, context) : undefined;
}

function showElement(node: ElementNode, context: ShowContext): ReactNode {
  const { tagName, properties } = node;
  if (tagName === 'table') return <ArticleTable rows={rowsOf(node, context)} />;
  const content = showNodes(blockParents.has(tagName) ? blocksOf(node) : childrenOf(node), context);
  if (tagName === 'a') return <a href={String(properties['href'])}>{content}</a>;
  if (tagName === 'ol' && properties['start'] !== undefined)
    return <ol start={Number(properties['start'])}>{content}</ol>;
  if (headingLevel(node) === undefined)
    return createElement(tagName, null, node.children.length > 0 ? content : undefined);
  const id = context.idOf(node);
  return createElement(tagName, { id }, <a href={`#${id}`}>{content}</a>);
}

function rowsOf(table: ElementNode, context: ShowContext): readonly TableCells[] {
  return elementsOf(table)
    .flatMap(elementsOf)
    .map((row) =>
      elementsOf(row).map((cell) => ({ text: textOf(cell).trim(), shown: showNodes(childrenOf(cell), context) })),
    );
}

function showComponent(node: ComponentNode, context: ShowContext): ReactNode | readonly ReactNode[] {
  const { name } = node;
  if (name === 'BrandName') return brand.name;
  if (name === 'Claim') return showClaim(attributeOf(node, 'id') ?? '', context);
  if (!isAsideName(name)) return undefined;
  const Aside = asides[name];
  return <Aside title={attributeOf(node, 'title') ?? ''}>{showNodes(blocksOf(node), context)}</Aside>;
}

function showClaim(id: string, { notesId, numberOf }: ShowContext): readonly ReactNode[] {
  if (!isClaimId(id)) return [];
  const stated = claim(id);
  const number = numberOf(stated);
  return number === undefined
    ? [stated.value]
    : [stated.value, <NoteMark key={id} id={notesId} number={number} label={footnote.mark} />];
}
