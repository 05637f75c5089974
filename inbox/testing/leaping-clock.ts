import { setTimeout as sleep } from 'node:timers/promises';
import type { ChannelSender } from '../src/delivery/channel-sender.ts';
import type { Clock } from '../src/delivery/delivery-worker.ts';

/**
 * A clock that stands still while anything is under way, and leaps over every pause: three days of trying pass in seconds,
 * in the order in which they would. Every leap is at least `shortestLeap` milliseconds, so that what is due within it is tried
 * together.
 */
export interface LeapingClock extends Clock {
  /** A sender whose attempts the clock waits for. */
  watch(sender: ChannelSender): ChannelSender;
}

export function createLeapingClock(start: number, shortestLeap = 0): LeapingClock {
  let now = start;
  let underWay = 0;
  return {
    now: () => now,
    async pause(milliseconds, until) {
      while (underWay > 0 && !until.aborted) await sleep(1);
      if (!until.aborted) now += Math.max(shortestLeap, milliseconds);
      await sleep(0);
    },
    watch: ({ attempt }) => ({
      async attempt(claimed, at) {
        underWay += 1;
        return attempt(claimed, at).finally(() => {
          underWay -= 1;
        });
      },
    }),
  };
}
