import { expect, inject, test } from 'vitest';
import { crash } from './crash.ts';

const kills = inject('isLong') ? 1000 : 12;

test(`${kills} processes killed while they store and deliver lose no lead, no delivery and no settled one`, async () => {
  const report = await crash(kills);
  console.log(report);
  expect(report).toMatchObject({ kills, lost: 0, incomplete: 0, neverSent: 0, forgotten: 0, integrity: 'ok' });
  expect(report.acknowledged).toBeGreaterThan(kills);
  expect(report.delivered).toBeGreaterThan(kills / 4);
});
