import type { LeadSubmission } from '../../../contracts/lead-submission.ts';

/** What came of sending a lead once. */
export type PostOutcome =
  | { readonly kind: 'accepted' }
  /** It will not be taken as it is. `problem` is a sentence for the visitor. */
  | { readonly kind: 'refused'; readonly problem: string; readonly field: string | undefined }
  /** It may be taken later; `retryAfter` in milliseconds, if the inbox says. */
  | { readonly kind: 'busy'; readonly retryAfter: number | undefined }
  | { readonly kind: 'unreachable' };

/** How long to wait for an answer, in milliseconds. */
const patience = 15_000;

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
    return { kind: 'refused', ...readProblem(await response.json().catch(() => undefined)) };
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

function readProblem(body: unknown): { readonly problem: string; readonly field: string | undefined } {
  const { problem, field } = { problem: undefined, field: undefined, ...(typeof body === 'object' ? body : {}) };
  return {
    problem: typeof problem === 'string' ? problem : 'The server did not say why.',
    field: typeof field === 'string' ? field : undefined,
  };
}
