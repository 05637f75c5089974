import { z } from 'astro/zod';
import { amountOf, rangeOf } from '../figures/amounts.ts';
import { type Claim, isShown } from '../figures/claim.ts';
import { claim, claimIds, isClaimId } from '../figures/ledger.ts';
import { didYouMean } from '../lib/did-you-mean.ts';
import type { FieldMeta } from './field-meta.ts';

/** The id of a claim; content gets what `read` makes of the claim. */
const claimAs = <Read>(read: (stated: Claim) => Read) =>
  z
    .string()
    .meta({ names: 'claim' } satisfies FieldMeta)
    .transform((id, context) => {
      try {
        if (isClaimId(id)) return read(claim(id));
        context.addIssue({ code: 'custom', message: `“${id}” is not in the claims ledger${didYouMean(id, claimIds)}` });
      } catch (error) {
        context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
      }
      return z.NEVER;
    });

/** The id of a claim; content gets the claim itself, with its value, wording and note. */
export const claimRef = claimAs((stated) => {
  if (stated.status === 'drafted')
    throw new Error('is drafted: it can stand among statistics or in a sentence, which go without it');
  return stated;
});

/** Ids of claims that stand side by side: those that may be shown, or none where that leaves fewer than two. */
export const claimsShown = z
  .array(claimAs((stated) => stated))
  .min(3)
  .max(4)
  .transform((claims) => {
    const shown = claims.filter((each) => isShown(each));
    return shown.length < 2 ? [] : shown;
  });

/** The id of a claim that states one number, in cents or hundredths of a percent. */
export const amount = claimAs(amountOf);

/** The id of a claim that states a range, in cents or hundredths of a percent. */
export const range = claimAs(rangeOf);
