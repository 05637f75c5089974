import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from './log.ts';
import { keepRetention } from './retention.ts';

const day = 24 * 60 * 60 * 1000;
beforeEach(() => vi.useFakeTimers({ now: 1000 * day }));
afterEach(() => vi.useRealTimers());

test('leads older than the owner keeps them go at start and every six hours, also after a purge that failed', async () => {
  const log: string[] = [];
  const purge = vi.fn<(before: number) => Promise<number>>(async () => 2);
  purge.mockRejectedValueOnce(new Error('locked by ada@shop.example'));
  const stop = await keepRetention(
    { purge },
    365,
    createLog((line) => log.push(line)),
  );
  await vi.advanceTimersByTimeAsync(day / 2);
  stop();
  await vi.advanceTimersByTimeAsync(day);
  expect(purge.mock.calls.map(([before]) => before / day)).toEqual([635, 635.25, 635.5]);
  expect(log.map((line) => JSON.parse(line))).toMatchObject([{ level: 'error' }, { count: 2 }, { count: 2 }]);
  expect(log.join('')).not.toContain('ada');
});

test('nothing is ever deleted unless the owner says so', async () => {
  const purge = vi.fn(async () => 1);
  await keepRetention({ purge }, undefined, () => {});
  await vi.advanceTimersByTimeAsync(30 * day);
  expect(purge).not.toHaveBeenCalled();
});
