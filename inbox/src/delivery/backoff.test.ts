import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextAttemptAt, patience } from './backoff.ts';

const hour = 3_600_000;
const queuedAt = Date.UTC(2025, 4, 1);

it('waits twice as long each time, up to six hours, less a random half', () => {
  const longest = Array.from({ length: 12 }, (_, index) =>
    nextAttemptAt({ now: queuedAt, queuedAt, attempts: index + 1 }, () => 0),
  ).map((at) => ((at ?? 0) - queuedAt) / 1000);
  expect(longest).toEqual([30, 60, 120, 240, 480, 960, 1920, 3840, 7680, 15_360, 21_600, 21_600]);
  expect(nextAttemptAt({ now: queuedAt, queuedAt, attempts: 1 }, () => 0.999)).toBe(queuedAt + 15_015);
});

const most = 6 * hour;

it('never comes back before the other side wants to be asked, six hours at most, nor later than that after three days', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2 * patience }),
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 0, max: 100 * hour }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (passed, attempts, retryAfter, random) => {
        const now = queuedAt + passed;
        const at = nextAttemptAt({ now, queuedAt, attempts, retryAfter }, () => random);
        if (passed >= patience && attempts >= 10) expect(at).toBeUndefined();
        else {
          expect(at).toBeGreaterThanOrEqual(now + Math.min(retryAfter, most));
          expect(at).toBeGreaterThan(now);
          expect(at).toBeLessThanOrEqual(now + most);
        }
      },
    ),
  );
});

it('makes the last attempt when the three days are over, and no other after it', () => {
  const [now, attempts] = [queuedAt + patience - hour, 20];
  expect(nextAttemptAt({ now, queuedAt, attempts }, () => 0)).toBe(queuedAt + patience);
  expect(nextAttemptAt({ now: queuedAt + patience, queuedAt, attempts: attempts + 1 })).toBeUndefined();
});

it('gives nothing up at the first attempts, when the clock leapt or the machine slept for longer than three days', () => {
  const now = queuedAt + 30 * 24 * hour;
  expect(nextAttemptAt({ now, queuedAt, attempts: 1 }, () => 0)).toBe(now + 30_000);
  expect(nextAttemptAt({ now, queuedAt, attempts: 10 })).toBeUndefined();
});
