import type { Claim } from './claim.ts';
import { state } from './stated.ts';
import { biometrics, pricing } from './subjects/articles.ts';
import { cashDiscount, dualPricing } from './subjects/cash-discount.ts';
import { fees } from './subjects/fees.ts';
import { highRisk } from './subjects/high-risk.ts';
import { rules } from './subjects/rules.ts';
import { service } from './subjects/service.ts';
import { gateway, industries, payments, pos } from './subjects/statistics.ts';

/** Every figure the site states, by id `subject.figure`. Content names a figure by its id and never writes it out. */
export const ledger = {
  ...service,
  ...cashDiscount,
  ...dualPricing,
  ...fees,
  ...payments,
  ...pos,
  ...gateway,
  ...industries,
  ...highRisk,
  ...pricing,
  ...biometrics,
  ...rules,
} as const satisfies Record<string, Claim>;

/** The id of a claim; a wrong one does not compile. */
export type ClaimId = keyof typeof ledger;

/** Every id, in the ledger's order. */
export const claimIds: readonly ClaimId[] = Object.keys(ledger).filter(isClaimId);

/** Whether a text, from content for example, is the id of a claim. */
export function isClaimId(text: string): text is ClaimId {
  return Object.hasOwn(ledger, text);
}

/** The claim with this id: the one way to a figure, so that who asks can be recorded. */
export function claim(id: ClaimId): Claim {
  state(id);
  return ledger[id];
}
