import type { PropsWithChildren } from 'react';
import { ownerFacts } from '../../brand/facts.ts';
import { brand } from '../../brand.ts';
import { markOf } from '../../features/footnotes/footnotes.tsx';
import { claim } from '../../figures/ledger.ts';
import { TableFrame } from '../../ui/TableFrame/TableFrame.tsx';
import { Callout, Checklist, WorkedExample } from './ArticleAside.tsx';
import { Figure, Picture } from './ArticleFigure.tsx';

/** Prefix of the anchors of an article's notes. */
export const notesId = 'figures';

interface ClaimProps {
  readonly id: string;
  /** The qualifiers of the article's figures, in the order of their numbers. */
  readonly notes: readonly string[];
}

/** A figure of the ledger, with the number of its qualifier. */
function Claim({ id, notes }: ClaimProps) {
  const figure = claim(id);
  return (
    <>
      {figure.value}
      {markOf(notesId, notes, figure)}
    </>
  );
}

function BrandName() {
  return <>{brand.name}</>;
}

/** A fact of the owner. */
function Fact({ name }: { readonly name: string }) {
  return <>{ownerFacts[name]}</>;
}

type Condition = PropsWithChildren<{ readonly fact: string }>;

/** What is said once a fact of the owner is filled. */
function IfKnown({ fact, children }: Condition) {
  return ownerFacts[fact] === '' ? null : children;
}

/** What is said while it is empty. */
function UnlessKnown({ fact, children }: Condition) {
  return ownerFacts[fact] === '' ? children : null;
}

/** What stands for the parts of an article that need no script, and for its tables. */
export const articleParts = {
  BrandName,
  Callout,
  Checklist,
  Claim,
  Fact,
  Figure,
  IfKnown,
  Picture,
  TableFrame,
  UnlessKnown,
  WorkedExample,
};
