import { ownerFacts } from '../brand/facts.ts';
import { brand } from '../brand.ts';
import { sceneIds } from '../drawings/scenes.ts';
import type { FieldMeta } from '../fields/field-meta.ts';
import { claim, claimIds } from '../figures/ledger.ts';
import { articlePaths, pagePaths } from './addresses.ts';
import { bylineOf, knownAuthors } from './blog/authors.ts';

/** A name that may stand in a field. */
export interface KnownName {
  readonly name: string;
  /** What it is put for, where words stand for it. */
  readonly says?: string;
  /** What it is, where its name does not tell. */
  readonly meaning?: string;
}

/** The names that there are, by what they name. They come and go while the site is edited. */
export const knownNames = (): Readonly<Record<NonNullable<FieldMeta['names']>, readonly KnownName[]>> => ({
  page: [...pagePaths(), ...articlePaths()].map((name) => ({ name })),
  drawing: sceneIds().map((name) => ({ name })),
  // Files, which no list knows.
  picture: [],
  claim: claimIds.map((name) => {
    const { value, wording } = claim(name);
    return { name, says: value, meaning: `${value} ${wording}` };
  }),
  fact: Object.entries(ownerFacts).map(([name, fact]) => ({ name, says: fact, meaning: fact || 'not known yet' })),
  author: [
    { name: 'team', meaning: brand.authorLabel },
    ...Object.entries(knownAuthors()).map(([name, author]) => ({ name, meaning: bylineOf(author) })),
  ],
});
