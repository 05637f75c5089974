import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('a delivery that was queued while the clock ran ahead has an age to be told of', async () => {
  const stats = {
    leads: { accepted: 1, quarantined: 0, released: 0 },
    deliveries: { pending: 1, done: 0, dead: 0 },
    oldestPendingAt: Date.now() + 30 * 24 * 60 * 60 * 1000,
  };
  const text = await createMetrics({ stats: async () => stats }).text();
  expect(Number(/^lead_inbox_oldest_pending_seconds (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(29 * 24 * 60 * 60);
});
