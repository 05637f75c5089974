/** When a delivery that failed is tried again. All times in milliseconds. */

const second = 1000;
const hour = 3_600_000;

/** How long a delivery is tried, from when it was queued. */
export const patience = 72 * hour;

const firstPause = 30 * second;
/** Nothing is put off for longer. */
export const longestPause = 6 * hour;

/** So many are made however long they take: after a clock that leapt, or a machine that slept, three days may seem over at once. */
const fewestAttempts = 10;

export interface Failure {
  readonly now: number;
  readonly queuedAt: number;
  /** Attempts made so far, this one included. */
  readonly attempts: number;
  /** How long the other side asked to be left alone. */
  readonly retryAfter?: number | undefined;
}

/**
 * When to try again; undefined when three days and ten attempts are over. The pause doubles from half a minute to six hours; a
 * random half of it is left out, so that leads do not come back all at once. The other side is left alone for as long as it
 * asks, six hours at most.
 */
export function nextAttemptAt(
  { now, queuedAt, attempts, retryAfter = 0 }: Failure,
  random: () => number = Math.random,
): number | undefined {
  const deadline = queuedAt + patience;
  const isOver = now >= deadline;
  if (isOver && attempts >= fewestAttempts) return undefined;
  const pause = Math.round(Math.min(longestPause, firstPause * 2 ** (attempts - 1)) * (1 - random() / 2));
  // The last attempt is made when the time is over, not some hours before.
  const untilOver = isOver ? pause : Math.min(pause, deadline - now);
  return now + Math.max(untilOver, Math.min(retryAfter, longestPause));
}
