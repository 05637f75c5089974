import { brand } from '../../brand.ts';
import { type ClaimId, claim } from '../../figures/ledger.ts';
import { NoteMark } from '../../ui/Notes/Notes.tsx';
import { TableFrame } from '../../ui/Table/Table.tsx';
import { footnote } from '../everywhere/words.yaml';
import { Callout, Checklist, WorkedExample } from './ArticleAside.tsx';

/** Prefix of the anchors of an article's notes. */
export const notesId = 'figures';

interface ClaimProps {
  readonly id: ClaimId;
  /** The qualifiers of the article's figures, in the order of their numbers. */
  readonly notes: readonly string[];
}

/** A figure of the ledger, with the number of its qualifier. */
function Claim({ id, notes }: ClaimProps) {
  const { value, note } = claim(id);
  return (
    <>
      {value}
      {note !== undefined && <NoteMark id={notesId} number={notes.indexOf(note) + 1} label={footnote.mark} />}
    </>
  );
}

function BrandName() {
  return <>{brand.name}</>;
}

/** What stands for the parts of an article that need no script, and for its tables. */
export const articleParts = { BrandName, Callout, Checklist, Claim, TableFrame, WorkedExample };
