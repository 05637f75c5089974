import type { ReactNode } from 'react';
import { claim, isClaimId } from '../../figures/ledger.ts';
import { numberNotes } from '../../lib/notes.ts';
import { uniqueSlug } from '../../lib/slug.ts';
import { mistakesIn } from './article-mistakes.ts';
import {
  type ArticleNode,
  attributeOf,
  childrenOf,
  type ElementNode,
  headingLevel,
  isComponent,
  parseArticle,
  textOf,
} from './article-tree.ts';
import { isToolName, type ToolName } from './article-vocabulary.ts';
import { showNodes } from './show-article.tsx';

/** As much of an article as its text depends on. */
export interface ArticleSource {
  readonly body: string;
  /** Where the text stands, for the mistakes in it. */
  readonly file: string;
  readonly worked: readonly string[];
}

export interface Heading {
  readonly id: string;
  readonly text: string;
}

/** A tool, or a run of text between two of them. */
export type ArticlePart = ToolName | { readonly id: number; readonly text: ReactNode };

/** An article ready to be shown. */
export interface ArticleText {
  readonly parts: readonly ArticlePart[];
  /** The second-level headings: the table of contents. */
  readonly headings: readonly Heading[];
  /** The qualifiers of the figures, in the order of their numbers. */
  readonly notes: readonly string[];
  /** The articles that the text links to, by slug. */
  readonly linked: readonly string[];
}

/** Prefix of the anchors of an article's notes. */
export const notesId = 'figures';

/** Reads the text of an article. Mistakes are one error, which names file, line, and what to do about each. */
export function readArticle({ body, file, worked }: ArticleSource): ArticleText {
  const tree = parseArticle(body, file);
  const mistakes = mistakesIn(tree, new Set(worked));
  if (mistakes.length > 0) throw new Error(mistakes.map((mistake) => `${file}:${mistake}`).join('\n'));

  const all = tree.flatMap(withDescendants);
  const ids = new Set<string>();
  const headings = new Map<ArticleNode, Heading>();
  for (const node of all) {
    const text = headingLevel(node) === undefined ? '' : textOf(node);
    if (text) headings.set(node, { id: uniqueSlug(text, ids), text });
  }
  const { notes, numberOf } = numberNotes(all.flatMap(claimsOf));
  const context = { notesId, numberOf, idOf: (heading: ElementNode) => headings.get(heading)?.id };
  return {
    parts: partsOf(tree, (run) => showNodes(run, context)),
    headings: [...headings].filter(([node]) => headingLevel(node) === 2).map(([, heading]) => heading),
    notes,
    linked: [...new Set(all.flatMap(linkedArticle))],
  };
}

function withDescendants(node: ArticleNode): readonly ArticleNode[] {
  return [node, ...childrenOf(node).flatMap(withDescendants)];
}

function claimsOf(node: ArticleNode) {
  const id = isComponent(node) && node.name === 'Claim' ? attributeOf(node, 'id') : undefined;
  return id !== undefined && isClaimId(id) ? [claim(id)] : [];
}

function linkedArticle(node: ArticleNode): readonly string[] {
  const href = node.type === 'element' ? node.properties['href'] : undefined;
  return /^\/blog\/([^#]+)/.exec(String(href))?.slice(1) ?? [];
}

function partsOf(tree: readonly ArticleNode[], show: (run: readonly ArticleNode[]) => ReactNode): ArticlePart[] {
  const parts: ArticlePart[] = [];
  let run: ArticleNode[] = [];
  const endRun = () => {
    if (run.length > 0) parts.push({ id: parts.length, text: show(run) });
    run = [];
  };
  for (const node of tree) {
    if (isComponent(node) && isToolName(node.name)) {
      endRun();
      parts.push(node.name);
    } else run.push(node);
  }
  endRun();
  return parts;
}
