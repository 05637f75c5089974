import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { airOf, describeAir } from './air.ts';

it('measures the runs of rows on which nothing stands, whatever the colours of the ground', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'look-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'page.png');
  const band = (width: number, height: number, top: number) => ({
    input: { create: { width, height, channels: 3, background: 'teal' } } as const,
    left: 0,
    top,
  });
  // Words at 50, 100 and 400, and from 200 a ground of another colour.
  await sharp({ create: { width: 40, height: 500, channels: 3, background: 'white' } })
    .composite([band(8, 1, 50), band(8, 1, 100), band(40, 200, 200), band(8, 1, 400)])
    .png()
    .toFile(file);
  const air = await airOf(file);
  expect(air).toEqual({ blank: (299 + 99) / 500, tallest: { top: 101, height: 299 } });
  expect(describeAir(air)).toBe('80 % blank, tallest void 299 px at 101  too much');
  expect(describeAir({ blank: 0.15, tallest: { top: 9, height: 180 } })).toBe('15 % blank, tallest void 180 px at 9');
});
