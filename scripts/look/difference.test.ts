import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { difference } from './difference.ts';

it('finds a pixel that differs and what only the longer picture has, and nothing where two are alike', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'look-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const picture = async (name: string, height: number, dot?: { left: number; top: number }) => {
    const file = join(folder, name);
    const create = { width: 40, height, channels: 3, background: 'white' } as const;
    const input = { create: { width: 1, height: 1, channels: 3, background: '#eee' } } as const;
    await sharp({ create })
      .composite(dot ? [{ input, ...dot }] : [])
      .png()
      .toFile(file);
    return file;
  };
  const before = await picture('before.png', 40);
  expect(await difference(before, await picture('alike.png', 40))).toBeUndefined();
  const whiteShare = async (other: string) => {
    const { channels } = await sharp(await difference(before, other)).stats();
    return (channels[0]?.mean ?? 0) / 255;
  };
  expect(await whiteShare(await picture('dotted.png', 40, { left: 7, top: 9 }))).toBeCloseTo(1 / 1600);
  expect(await whiteShare(await picture('longer.png', 60))).toBeCloseTo(1 / 3);
});
