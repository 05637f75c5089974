import { didYouMean } from '../lib/did-you-mean.ts';
import { Mistakes } from '../lib/mistakes.ts';
import type { Claim } from './claim.ts';
import { readLedger } from './read-ledger.ts';
import { state } from './stated.ts';

/**
 * Every figure the site states, by id `subject.figure`, with the file in which it stands. Content names a figure by its id and
 * never writes it out. Nothing else can be judged while something is wrong here.
 */
const { claims, files, mistakes } = readLedger();

export { files as claimFiles, mistakes as ledgerMistakes };

/** Every id, subject by subject. */
export const claimIds: readonly string[] = [...claims.keys()];

/** Whether a text, from content for example, is the id of a claim. */
export const isClaimId = (text: string): boolean => claims.has(text);

/** The claim with this id: the one way to a figure, so that who asks can be recorded. Throws where there is none. */
export function claim(id: string): Claim {
  const found = claims.get(id);
  if (found === undefined) {
    if (mistakes.length > 0) throw new Mistakes(mistakes);
    throw new Error(`“${id}” is not in the claims ledger, src/figures/subjects/${didYouMean(id, claimIds)}`);
  }
  state(id);
  return found;
}
