import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { someLead } from '../../testing/leads.ts';
import { createLeapingClock, type LeapingClock } from '../../testing/leaping-clock.ts';
import { openStore } from '../store/open-store.ts';
import type { Delivery, Store } from '../store/store.ts';
import type { AttemptOutcome } from './channel-sender.ts';
import type { Clock } from './clock.ts';
import { type DeliveryWorker, startDeliveryWorker } from './delivery-worker.ts';

const hour = 3_600_000;
const lead = someLead();
const delivered: AttemptOutcome = { kind: 'delivered' };
const failed: AttemptOutcome = { kind: 'failed', problem: 'status 500' };

let folder = '';
let store: Store;
let clock: LeapingClock;
let worker: DeliveryWorker;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'worker-'));
  store = await openStore({ kind: 'sqlite', path: join(folder, 'leads.db') }, ['webhook']);
  clock = createLeapingClock(lead.receivedAt);
});
afterEach(async () => {
  await worker.stop();
  await store.close();
  rmSync(folder, { recursive: true });
});

/** Starts a worker whose webhook answers as told, and notes when it was tried, in milliseconds from the lead. */
function deliver(
  outcome: (attempt: number) => AttemptOutcome | Promise<AttemptOutcome>,
  time: Clock = clock,
): readonly number[] {
  const tried: number[] = [];
  const webhook = clock.watch({
    attempt: async (_claimed, now) => {
      tried.push(now - lead.receivedAt);
      return outcome(tried.length);
    },
  });
  worker = startDeliveryWorker({ outbox: store, senders: { webhook }, log: () => {}, clock: time, longestPause: hour });
  return tried;
}

const delivery = async (): Promise<Delivery | undefined> => (await store.find(lead.id))?.deliveries[0];
const settled = (state: Delivery['state']) =>
  vi.waitFor(async () => expect(await delivery()).toMatchObject({ state }), { timeout: 20_000, interval: 5 });

it('delivers at once what has just come in', async () => {
  const tried = deliver(() => delivered);
  await store.add(lead);
  worker.wake();
  await settled('done');
  expect(tried).toHaveLength(1);
});

it('tries again, ever later, until it succeeds', async () => {
  await store.add(lead);
  const tried = deliver((attempt) => (attempt < 6 ? failed : delivered));
  await settled('done');
  const pauses = tried.slice(1).map((at, index) => at - (tried[index] ?? 0));
  expect(pauses).toHaveLength(5);
  pauses.forEach((pause, index) => {
    expect(pause).toBeGreaterThanOrEqual(15_000 * 2 ** index);
    expect(pause).toBeLessThanOrEqual(30_000 * 2 ** index + 1);
  });
});

it('leaves alone for as long as it was asked to', async () => {
  await store.add(lead);
  const tried = deliver((attempt) => (attempt === 1 ? { ...failed, retryAfter: 5 * hour } : delivered));
  await settled('done');
  expect(tried[1]).toBeGreaterThanOrEqual(5 * hour);
});

it('makes a dead letter after three days, and tries it again when somebody asks for that', async () => {
  await store.add(lead);
  let isBack = false;
  const tried = deliver(() => (isBack ? delivered : failed));
  await settled('dead');
  expect(tried.at(-1)).toBe(72 * hour);
  expect(await delivery()).toMatchObject({ problem: 'status 500' });
  isBack = true;
  expect(await store.resend('dead', clock.now())).toBe(1);
  await settled('done');
  expect(await delivery()).toMatchObject({ id: `${lead.id}.webhook` });
});

it('makes a dead letter at once where it is never wanted', async () => {
  await store.add(lead);
  const tried = deliver(() => ({ kind: 'refused', problem: 'status 410' }));
  await settled('dead');
  expect(tried).toHaveLength(1);
});

it('finishes what is under way when it is told to stop, and begins nothing more', async () => {
  await store.add(lead);
  const [begun, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<AttemptOutcome>()];
  const tried = deliver(() => {
    begun.resolve();
    return finish.promise;
  });
  await begun.promise;
  let isStopped = false;
  const stopped = worker.stop().then(() => {
    isStopped = true;
  });
  await store.add(someLead({ notes: 'Another one.' }));
  // Time enough for a worker that does not wait.
  await store.stats();
  expect(isStopped).toBe(false);
  finish.resolve(delivered);
  await stopped;
  expect(await delivery()).toMatchObject({ state: 'done' });
  expect(tried).toHaveLength(1);
  expect((await store.stats()).deliveries).toMatchObject({ pending: 1 });
});

it('sends again, under the same id, what another process had begun and never finished', async () => {
  await store.add(lead);
  const [lost] = await store.claim({ now: clock.now(), limit: 1, leaseMilliseconds: hour });
  const tried = deliver(() => delivered);
  await settled('done');
  expect(tried[0]).toBeGreaterThanOrEqual(hour);
  expect((await delivery())?.id).toBe(lost?.delivery.id);
});

it('goes on after its database could not be read', async () => {
  const claim = vi.spyOn(store, 'claim').mockRejectedValueOnce(new Error('locked'));
  await store.add(lead);
  deliver(() => delivered);
  await settled('done');
  expect(claim.mock.calls.length).toBeGreaterThan(1);
});
