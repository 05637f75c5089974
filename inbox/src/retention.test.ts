import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from './log.ts';
import { keepRetention } from './retention.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
beforeEach(() => vi.useFakeTimers({ now: 1000 * day }));
afterEach(() => vi.useRealTimers());

test('leads older than the owner keeps them go every hour, also after a purge that failed', async () => {
  const log: string[] = [];
  const purge = vi.fn<(before: number) => Promise<number>>(async () => 2);
  purge.mockRejectedValueOnce(new Error('locked by ada@shop.example'));
  const stop = keepRetention(
    { purge },
    365,
    createLog((line) => log.push(line)),
  );
  await vi.advanceTimersByTimeAsync(3 * hour);
  stop();
  await vi.advanceTimersByTimeAsync(day);
  expect(purge.mock.calls.map(([before]) => (before - 635 * day) / hour)).toEqual([1, 2, 3]);
  expect(log.map((line) => JSON.parse(line))).toMatchObject([{ level: 'error' }, { count: 2 }, { count: 2 }]);
  expect(log.join('')).not.toContain('ada');
});

test('a clock that is wrong at start, or for a moment, makes no lead old', async () => {
  const purge = vi.fn<(before: number) => Promise<number>>(async () => 0);
  vi.setSystemTime(3000 * day);
  const stop = keepRetention({ purge }, 365, () => {});
  await vi.advanceTimersByTimeAsync(hour / 2);
  vi.setSystemTime(1000 * day);
  await vi.advanceTimersByTimeAsync(hour);
  vi.setSystemTime(3000 * day);
  await vi.advanceTimersByTimeAsync(hour);
  vi.setSystemTime(1000 * day);
  await vi.advanceTimersByTimeAsync(2 * hour);
  stop();
  expect(purge.mock.calls.map(([before]) => Math.floor(before / day))).toEqual([635]);
});

test('nothing is ever deleted unless the owner says so', async () => {
  const purge = vi.fn(async () => 1);
  keepRetention({ purge }, undefined, () => {});
  await vi.advanceTimersByTimeAsync(30 * day);
  expect(purge).not.toHaveBeenCalled();
});
