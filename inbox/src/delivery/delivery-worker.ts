import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, type Log } from '../log.ts';
import type { ClaimedDelivery, Outbox } from '../store/store.ts';
import { nextAttemptAt } from './backoff.ts';
import type { AttemptOutcome } from './channel-sender.ts';
import type { Senders } from './create-senders.ts';

/** Time as the worker sees it; a test has another one. */
export interface Clock {
  readonly now: () => number;
  /** Resolves after so many milliseconds, or as soon as the signal is aborted. Never rejects. */
  readonly pause: (milliseconds: number, until: AbortSignal) => Promise<void>;
}

const systemClock: Clock = {
  now: Date.now,
  pause: (milliseconds, until) => sleep(milliseconds, undefined, { signal: until }).catch(() => {}),
};

export interface DeliveryWorkerOptions {
  readonly outbox: Outbox;
  readonly senders: Senders;
  readonly log: Log;
  readonly clock?: Clock;
  /** Deliveries under way at the same time. */
  readonly atOnce?: number;
  /** Milliseconds at most until it looks again, since another process may have queued something. */
  readonly longestPause?: number;
}

export interface DeliveryWorker {
  /** Looks for work now, as after a lead has come in. */
  wake(): void;
  /** Begins nothing more, and resolves when what is under way is done. */
  stop(): Promise<void>;
}

/**
 * Takes deliveries from the outbox and attempts them until it is stopped. At least once: what was sent but could not be
 * noted, as in a crash, is sent again under the same id.
 */
export function startDeliveryWorker({
  outbox,
  senders,
  log,
  clock = systemClock,
  atOnce = 8,
  longestPause = 2000,
}: DeliveryWorkerOptions): DeliveryWorker {
  const underWay = new Set<Promise<void>>();
  let stopping = false;
  let wakening = new AbortController();
  const wake = (): void => wakening.abort();

  async function attempt(claimed: ClaimedDelivery): Promise<void> {
    const { delivery } = claimed;
    const sender = senders[delivery.channel];
    const outcome: AttemptOutcome = sender
      ? await sender.attempt(claimed, clock.now())
      : { kind: 'failed', problem: 'the channel is not set up' };
    const settled = await settle(claimed, outcome);
    const state = settled ? outcome.kind : 'lease lost';
    const problem = outcome.kind === 'delivered' ? {} : { problem: outcome.problem };
    log(outcome.kind === 'delivered' ? 'info' : 'warn', 'delivery attempted', {
      delivery: delivery.id,
      attempts: delivery.attempts,
      state,
      ...problem,
    });
  }

  function settle(claimed: ClaimedDelivery, outcome: AttemptOutcome): Promise<boolean> {
    if (outcome.kind === 'delivered') return outbox.succeed(claimed);
    if (outcome.kind === 'refused') return outbox.bury(claimed, outcome.problem);
    const { queuedAt, attempts } = claimed.delivery;
    const dueAt = nextAttemptAt({ now: clock.now(), queuedAt, attempts, retryAfter: outcome.retryAfter });
    return dueAt === undefined
      ? outbox.bury(claimed, outcome.problem)
      : outbox.retryAt(claimed, dueAt, outcome.problem);
  }

  function begin(claimed: ClaimedDelivery): void {
    // A database that fails here leaves the lease to run out, and the delivery is tried again.
    const done = attempt(claimed)
      .catch((error: unknown) => log('error', 'delivery not noted', { problem: codeOf(error) }))
      .finally(() => {
        underWay.delete(done);
        wake();
      });
    underWay.add(done);
  }

  async function turn(): Promise<void> {
    const limit = atOnce - underWay.size;
    const claimed = limit > 0 ? await outbox.claim(clock.now(), limit) : [];
    for (const each of claimed) begin(each);
    if (claimed.length > 0) return;
    const dueAt = (await outbox.nextDueAt()) ?? Number.POSITIVE_INFINITY;
    const pause = limit > 0 ? Math.max(0, Math.min(longestPause, dueAt - clock.now())) : longestPause;
    await clock.pause(pause, wakening.signal);
  }

  async function run(): Promise<void> {
    while (!stopping) {
      if (wakening.signal.aborted) wakening = new AbortController();
      try {
        await turn();
      } catch (error) {
        log('error', 'outbox not readable', { problem: codeOf(error) });
        await clock.pause(longestPause, wakening.signal);
      }
    }
    await Promise.all(underWay);
  }

  const running = run();
  return {
    wake,
    stop: () => {
      stopping = true;
      wake();
      return running;
    },
  };
}
