/** When a delivery that failed is tried again. All times in milliseconds. */

const second = 1000;
const hour = 3_600_000;

/** How long a delivery is tried, from when it was queued. */
export const patience = 72 * hour;

const firstPause = 30 * second;
const longestPause = 6 * hour;

export interface Failure {
  readonly now: number;
  readonly queuedAt: number;
  /** Attempts made so far, this one included. */
  readonly attempts: number;
  /** How long the other side asked to be left alone. */
  readonly retryAfter?: number | undefined;
}

/**
 * When to try again; undefined when three days are over, or would be by the time the other side wants to be asked. The pause
 * doubles from half a minute to six hours; a random half of it is left out, so that leads do not come back all at once.
 */
export function nextAttemptAt(
  { now, queuedAt, attempts, retryAfter = 0 }: Failure,
  random: () => number = Math.random,
): number | undefined {
  const deadline = queuedAt + patience;
  if (now >= deadline || now + retryAfter > deadline) return undefined;
  const pause = Math.min(longestPause, firstPause * 2 ** (attempts - 1)) * (1 - random() / 2);
  // The last attempt is made when the time is over, not some hours before.
  return Math.max(Math.min(now + Math.round(pause), deadline), now + retryAfter);
}
