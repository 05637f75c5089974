import { z } from 'astro/zod';
import { claim, isClaimId } from '../figures/ledger.ts';

/** The id of a claim; content gets the claim itself, with its value, wording and note. */
export const claimRef = z.string().transform((id, context) => {
  if (isClaimId(id)) return claim(id);
  context.addIssue({ code: 'custom', message: `“${id}” is not in the claims ledger` });
  return z.NEVER;
});
