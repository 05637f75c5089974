import type { ClaimId } from './ledger.ts';

const recordings: Set<ClaimId>[] = [];

/** Notes in every recording under way that a claim is stated. */
export function state(id: ClaimId): void {
  for (const stated of recordings) stated.add(id);
}

/** What `work` gives, and the claims that were taken from the ledger for it, each once. */
export function recordClaims<Result>(work: () => Result): {
  readonly result: Result;
  readonly claims: ReadonlySet<ClaimId>;
} {
  const claims = new Set<ClaimId>();
  recordings.push(claims);
  try {
    return { result: work(), claims };
  } finally {
    recordings.pop();
  }
}
