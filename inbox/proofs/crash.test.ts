import { expect, test } from 'vitest';
import { crash } from './crash.ts';

test('200 processes killed while they store and deliver lose no lead, no delivery and no settled one', {
  timeout: 180_000,
}, async () => {
  const report = await crash(200);
  console.log(report);
  expect(report).toMatchObject({ kills: 200, lost: 0, incomplete: 0, neverSent: 0, forgotten: 0, integrity: 'ok' });
  expect(report.acknowledged).toBeGreaterThan(200);
  expect(report.delivered).toBeGreaterThan(50);
});
