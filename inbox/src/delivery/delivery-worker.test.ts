import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { someLead } from '../../testing/leads.ts';
import { createLeapingClock, type LeapingClock } from '../../testing/leaping-clock.ts';
import { temporaryStore } from '../../testing/temporary.ts';
import { type Delivery, leaseMilliseconds, type Store } from '../store/store.ts';
import type { AttemptOutcome, ChannelSender } from './channel-sender.ts';
import { type DeliveryWorker, startDeliveryWorker } from './delivery-worker.ts';

const hour = 3_600_000;
const lead = someLead();
const delivered: AttemptOutcome = { kind: 'delivered' };
const never = new Promise<AttemptOutcome>(() => {});

let store: Store;
let clock: LeapingClock;
let worker: DeliveryWorker;
beforeEach(async () => {
  store = await temporaryStore(['webhook']);
  clock = createLeapingClock(lead.receivedAt);
});
afterEach(() => worker.stop());

/** Starts a worker whose webhook answers as told, and notes when it was tried, in milliseconds from the lead. */
function deliver(outcome: () => AttemptOutcome): readonly number[] {
  const tried: number[] = [];
  const webhook: ChannelSender = {
    attempt: async (_claimed, now) => {
      tried.push(now - lead.receivedAt);
      return outcome();
    },
  };
  worker = startDeliveryWorker({
    outbox: clock.watch(store),
    senders: { webhook },
    log: () => {},
    clock,
    longestPause: hour,
  });
  return tried;
}

const patience = { timeout: 20_000, interval: 5 };
const delivery = async (): Promise<Delivery | undefined> => (await store.find(lead.id))?.deliveries[0];
const settled = (state: Delivery['state']) =>
  vi.waitFor(async () => expect(await delivery()).toMatchObject({ state }), patience);

it('delivers at once what has just come in', async () => {
  const tried = deliver(() => delivered);
  await store.add(lead);
  worker.wake();
  await settled('done');
  expect(tried).toHaveLength(1);
});

it('tries for three days, then makes a dead letter, and tries that again when somebody asks for it', async () => {
  await store.add(lead);
  let isBack = false;
  const tried = deliver(() => (isBack ? delivered : { kind: 'failed', problem: 'status 500' }));
  await settled('dead');
  expect(tried.length).toBeGreaterThan(15);
  expect(tried.at(-1)).toBe(72 * hour);
  expect(await delivery()).toMatchObject({ problem: 'status 500' });
  isBack = true;
  expect(await store.resend('dead', clock.now())).toBe(1);
  await settled('done');
  expect(await delivery()).toMatchObject({ id: `${lead.id}.webhook` });
});

it.each([
  [5, 5],
  [84, 6],
])('leaves the other side alone for as long as it asks, six hours at most (asked: %i)', async (asked, left) => {
  await store.add(lead);
  const tried = deliver(() =>
    tried.length > 1 ? delivered : { kind: 'failed', problem: 'status 429', retryAfter: asked * hour },
  );
  await settled('done');
  expect(tried).toEqual([0, left * hour]);
});

it('makes a dead letter at once where it is never wanted', async () => {
  await store.add(lead);
  const tried = deliver(() => ({ kind: 'refused', problem: 'status 410' }));
  await settled('dead');
  expect(tried).toHaveLength(1);
});

it('sends again, under the same id, what another process had begun and never finished', async () => {
  await store.add(lead);
  const [lost] = await store.claim('webhook', clock.now(), 1);
  const tried = deliver(() => delivered);
  await settled('done');
  expect(tried[0]).toBeGreaterThanOrEqual(leaseMilliseconds);
  expect((await delivery())?.id).toBe(lost?.delivery.id);
});

it('goes on after its database could not be read', async () => {
  const claim = vi.spyOn(store, 'claim').mockRejectedValueOnce(new Error('locked'));
  await store.add(lead);
  deliver(() => delivered);
  await settled('done');
  expect(claim.mock.calls.length).toBeGreaterThan(1);
});

it('delivers at once what was put off by a clock that ran ahead, when the clock is right again', async () => {
  await store.add({ ...lead, receivedAt: lead.receivedAt + 30 * 24 * hour });
  const tried = deliver(() => delivered);
  await settled('done');
  expect(tried).toEqual([0]);
});

it('asks for no lock while nothing is due', async () => {
  const claim = vi.spyOn(store, 'claim');
  await store.add({ ...lead, receivedAt: lead.receivedAt + hour });
  const tried = deliver(() => delivered);
  await settled('done');
  expect(tried).toEqual([hour]);
  expect(claim.mock.calls.map(([, now]) => now - lead.receivedAt).toSorted((a, b) => a - b)[0]).toBe(hour);
});

it.each([
  ['never comes to an end', () => never, 'no outcome'],
  ['breaks', () => Promise.reject(new RangeError()), 'RangeError'],
  [
    'cannot even begin',
    () => {
      throw new RangeError();
    },
    'RangeError',
  ],
])('takes an attempt that %s for a failure, and gives its place to the next', async (_what, first, problem) => {
  await store.add(lead);
  let attempts = 0;
  const webhook = { attempt: () => (attempts++ === 0 ? first() : Promise.resolve(delivered)) };
  worker = startDeliveryWorker({ outbox: store, senders: { webhook }, log: () => {}, atOnce: 1, attemptLimit: 1 });
  await vi.waitFor(async () => expect(await delivery()).toMatchObject({ problem, lease: null }), patience);
  const next = someLead();
  await store.add(next);
  worker.wake();
  await vi.waitFor(
    async () => expect((await store.find(next.id))?.deliveries).toMatchObject([{ state: 'done' }]),
    patience,
  );
});

it('sends every mail while the webhook answers nobody', async () => {
  const both = await temporaryStore(['email', 'webhook']);
  const leads = Array.from({ length: 40 }, () => someLead());
  await Promise.all(leads.map((each) => both.add(each)));
  const answer = Promise.withResolvers<AttemptOutcome>();
  const webhook = { attempt: () => answer.promise };
  const senders = { webhook, email: { attempt: async () => delivered } };
  worker = startDeliveryWorker({ outbox: both, senders, log: () => {} });
  await vi.waitFor(async () => expect((await both.stats()).deliveries).toMatchObject({ done: leads.length }), patience);
  answer.resolve(delivered);
});
