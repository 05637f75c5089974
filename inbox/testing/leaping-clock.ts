import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../src/delivery/delivery-worker.ts';
import type { Outbox } from '../src/store/store.ts';

/**
 * A clock that stands still while anything is under way, and leaps over every pause: three days of trying pass in seconds,
 * in the order in which they would. Every leap is at least `shortestLeap` milliseconds, so that what is due within it is tried
 * together.
 */
export interface LeapingClock extends Clock {
  /** An outbox whose deliveries the clock waits for, from when one is claimed until what came of it is noted. */
  watch(outbox: Outbox): Outbox;
}

export function createLeapingClock(start: number, shortestLeap = 0): LeapingClock {
  let now = start;
  let underWay = 0;
  const noted = (note: Promise<boolean>) =>
    note.finally(() => {
      underWay -= 1;
    });
  return {
    now: () => now,
    async pause(milliseconds, until) {
      while (underWay > 0 && !until.aborted) await sleep(1);
      if (!until.aborted) now += Math.max(shortestLeap, milliseconds);
      await sleep(0);
    },
    watch: (outbox) => ({
      async claim(channel, at, limit) {
        const claimed = await outbox.claim(channel, at, limit);
        underWay += claimed.length;
        return claimed;
      },
      succeed: (claimed) => noted(outbox.succeed(claimed)),
      retryAt: (claimed, dueAt, problem) => noted(outbox.retryAt(claimed, dueAt, problem)),
      bury: (claimed, problem) => noted(outbox.bury(claimed, problem)),
      nextDueAt: (channel) => outbox.nextDueAt(channel),
      bringForward: (at, latest) => outbox.bringForward(at, latest),
    }),
  };
}
