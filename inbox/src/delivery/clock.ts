import { setTimeout as sleep } from 'node:timers/promises';

/** Time as the worker sees it; a test has another one. */
export interface Clock {
  readonly now: () => number;
  /** Resolves after so many milliseconds, or as soon as the signal is aborted. Never rejects. */
  readonly pause: (milliseconds: number, until: AbortSignal) => Promise<void>;
}

export const systemClock: Clock = {
  now: Date.now,
  pause: (milliseconds, until) => sleep(milliseconds, undefined, { signal: until }).catch(() => {}),
};
