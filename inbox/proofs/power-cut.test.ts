import { expect, inject, test } from 'vitest';
import { cutPower } from './power-cut.ts';

const isLong = inject('isLong');
const leads = isLong ? 120 : 6;

test('a power cut at any moment takes no acknowledged lead and no delivery', () => {
  const report = cutPower(leads, 'FULL');
  console.log(report);
  expect(report).toMatchObject({ acknowledged: leads, cutsWithLoss: 0, mostLost: 0, damage: [] });
  expect(report.cuts).toBeGreaterThan(leads);
});

if (isLong) {
  test('the same cuts do take leads when SQLite is not told to sync every commit', () => {
    const report = cutPower(leads, 'NORMAL');
    console.log(report);
    expect(report.acknowledged).toBe(leads);
    expect(report.cutsWithLoss).toBeGreaterThan(0);
    expect(report.damage).toEqual([]);
  });
}
