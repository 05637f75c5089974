import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { differingBoxes } from './differing-boxes.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boxes-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A white picture with a black square of four pixels at each of these places. */
async function picture(name: string, height: number, ...squares: readonly { left: number; top: number }[]) {
  const file = join(folder, `${name}.png`);
  const square = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'black' } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 320, height, channels: 3, background: 'white' } })
    .composite(squares.map((place) => ({ input: square, ...place })))
    .toFile(file);
  return file;
}

describe('two pictures', () => {
  it('that are alike differ nowhere', async () => {
    const [one, other] = [await picture('one', 200), await picture('other', 200)];
    expect(await differingBoxes(one, other)).toEqual([]);
  });

  it('differ in a box for each place, and in one for places that are close', async () => {
    const before = await picture('before', 200);
    const after = await picture('after', 200, { left: 0, top: 0 }, { left: 20, top: 0 }, { left: 200, top: 150 });
    expect(await differingBoxes(before, after)).toEqual([
      { left: 0, top: 0, right: 32, bottom: 16 },
      { left: 192, top: 144, right: 208, bottom: 160 },
    ]);
  });

  it('differ in what only the longer one has', async () => {
    const [short, long] = [await picture('short', 160), await picture('long', 192)];
    expect(await differingBoxes(short, long)).toEqual([{ left: 0, top: 160, right: 320, bottom: 192 }]);
  });
});
