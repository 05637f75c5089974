import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, type Log } from '../log.ts';
import { type Channel, type ClaimedDelivery, channels, type Outbox } from '../store/store.ts';
import { longestPause as longestPutOff, nextAttemptAt } from './backoff.ts';
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
  /** Deliveries under way at the same time on one channel: a slow one takes nothing from the others. */
  readonly atOnce?: number;
  /** Milliseconds until an attempt has failed, whatever its sender does: less than a lease, more than any sender takes. */
  readonly attemptLimit?: number;
  /** Milliseconds at most until it looks again, since another process may have queued something. */
  readonly longestPause?: number;
}

export interface DeliveryWorker {
  /** Looks for work now, as after a lead has come in. */
  wake(): void;
  /** Begins nothing more, and resolves when what is under way is done. */
  stop(): Promise<void>;
}

/** So far may the clocks of several inboxes part, in milliseconds: what is put off for longer still was so by a wrong one. */
const mostSkew = 3_600_000;

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
  attemptLimit = 45_000,
  longestPause = 2000,
}: DeliveryWorkerOptions): DeliveryWorker {
  const underWay: Readonly<Record<Channel, Set<Promise<void>>>> = { email: new Set(), webhook: new Set() };
  let stopping = false;
  let wakening = new AbortController();
  const wake = (): void => wakening.abort();

  async function attempt(claimed: ClaimedDelivery): Promise<void> {
    const { delivery } = claimed;
    const sender = senders[delivery.channel];
    const outcome: AttemptOutcome = sender
      ? await inTime(() => sender.attempt(claimed, clock.now()), attemptLimit)
      : { kind: 'failed', problem: 'the channel is not set up' };
    const settled = await settle(claimed, outcome);
    const state = settled ? outcome.kind : 'lease lost';
    const problem = outcome.problem === undefined ? {} : { problem: outcome.problem };
    log(outcome.problem === undefined ? 'info' : 'warn', 'delivery attempted', {
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
    const slots = underWay[claimed.delivery.channel];
    // A database that fails here leaves the lease to run out, and the delivery is tried again.
    const done = attempt(claimed)
      .catch((error: unknown) => log('error', 'delivery not noted', { problem: codeOf(error) }))
      .finally(() => {
        slots.delete(done);
        wake();
      });
    slots.add(done);
  }

  /** Begins what is due on a channel, as far as it has slots. Answers when to look again; one that ends wakes the worker anyway. */
  async function beginDue(channel: Channel): Promise<number> {
    const slots = atOnce - underWay[channel].size;
    const dueAt = slots > 0 ? await outbox.nextDueAt(channel) : undefined;
    // A claim asks for the lock for writing, which nobody should wait for in vain.
    if (dueAt === undefined || dueAt > clock.now()) return dueAt ?? Number.POSITIVE_INFINITY;
    const claimed = await outbox.claim(channel, clock.now(), slots);
    for (const each of claimed) begin(each);
    return claimed.length > 0 ? clock.now() : Number.POSITIVE_INFINITY;
  }

  async function turn(): Promise<void> {
    let lookAgainAt = Number.POSITIVE_INFINITY;
    for (const channel of channels) lookAgainAt = Math.min(lookAgainAt, await beginDue(channel));
    const pause = Math.min(longestPause, lookAgainAt - clock.now());
    if (pause <= 0) return;
    if (await outbox.bringForward(clock.now(), clock.now() + longestPutOff + mostSkew)) {
      return log('warn', 'deliveries brought forward, since the clock was set');
    }
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
    await Promise.all(channels.flatMap((channel) => [...underWay[channel]]));
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

/** What came of an attempt; a failure if nothing has by then, or its sender breaks: neither may hold a slot, or be tried for ever. */
async function inTime(attempt: () => Promise<AttemptOutcome>, milliseconds: number): Promise<AttemptOutcome> {
  const settled = new AbortController();
  const tooLate: AttemptOutcome = { kind: 'failed', problem: 'no outcome' };
  try {
    return await Promise.race([attempt(), sleep(milliseconds, tooLate, { signal: settled.signal })]);
  } catch (error) {
    return { kind: 'failed', problem: codeOf(error) };
  } finally {
    settled.abort();
  }
}
