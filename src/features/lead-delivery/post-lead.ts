import type { LeadSubmission } from '../../../contracts/lead-submission.ts';

/** What came of sending a lead once. */
export type PostOutcome =
  | { readonly kind: 'accepted' }
  /** The inbox will not take it as it is. `problem` is its sentence for the visitor. */
  | { readonly kind: 'refused'; readonly problem: string; readonly field: string | undefined }
  /** It may be taken later; `retryAfter` in milliseconds, if the inbox says. */
  | { readonly kind: 'busy'; readonly retryAfter: number | undefined }
  /** No answer, or none that the inbox gives: it may be taken later. */
  | { readonly kind: 'unreachable' };

/** How long to wait for an answer, in milliseconds. */
const patience = 15_000;

/** What the inbox answers when it has read a lead and will never take it; 403 and the like are of the way there, not of the lead. */
const judged: readonly number[] = [400, 413];

/** Sends a lead once. Never rejects; only status 202 says that it has arrived. */
export async function postLead(action: string, submission: LeadSubmission): Promise<PostOutcome> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(submission),
      // So that it also goes out when the visitor leaves the page right after.
      keepalive: true,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    if (response.status === 202) return { kind: 'accepted' };
    if (response.status === 429 || response.status >= 500) {
      return { kind: 'busy', retryAfter: millisecondsOf(response.headers.get('retry-after')) };
    }
    return judged.includes(response.status) ? refusalIn(await response.json()) : { kind: 'unreachable' };
  } catch {
    return { kind: 'unreachable' };
  }
}

/** Retry-After in either of its forms (RFC 9110, 10.2.3). */
function millisecondsOf(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined;
  const milliseconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}

/** What the inbox says of a lead that it refuses; a proxy or another server that answers in its place does not say it so. */
function refusalIn(body: unknown): PostOutcome {
  const { problem, field } = { problem: undefined, field: undefined, ...(typeof body === 'object' ? body : {}) };
  if (typeof problem !== 'string') return { kind: 'unreachable' };
  return { kind: 'refused', problem, field: typeof field === 'string' ? field : undefined };
}
