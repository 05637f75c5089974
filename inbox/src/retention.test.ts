import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from './log.ts';
import { keepRetention } from './retention.ts';

const day = 24 * 60 * 60 * 1000;
let log: string[] = [];

beforeEach(() => {
  log = [];
  vi.useFakeTimers({ now: 1000 * day });
});
afterEach(() => vi.useRealTimers());

const keep = async (days: number | undefined, purge: (before: number) => Promise<number>) =>
  keepRetention(
    { purge },
    days,
    createLog((line) => log.push(line)),
  );

test('leads that are older than the owner keeps them go at start and every six hours, until it is stopped', async () => {
  const purged: number[] = [];
  const stop = await keep(365, async (before) => {
    purged.push(before / day);
    return 2;
  });
  await vi.advanceTimersByTimeAsync(day / 2);
  stop();
  await vi.advanceTimersByTimeAsync(day);
  expect(purged).toEqual([635, 635.25, 635.5]);
  expect(log[0]).toContain('"count":2');
});

test('nothing is ever deleted unless the owner says so', async () => {
  const purge = vi.fn(async () => 1);
  await keep(undefined, purge);
  await vi.advanceTimersByTimeAsync(30 * day);
  expect(purge).not.toHaveBeenCalled();
});

test('a purge that fails is tried again, and does not stop the inbox', async () => {
  const purge = vi.fn(async () => Promise.reject(new Error('locked by ada@shop.example')));
  const stop = await keep(30, purge);
  await vi.advanceTimersByTimeAsync(day / 4);
  stop();
  expect(purge).toHaveBeenCalledTimes(2);
  expect(log.join('')).toContain('"level":"error"');
  expect(log.join('')).not.toContain('ada');
});
