import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { chosenForms } from './forms.ts';
import { makePicture } from './make-picture.ts';

/** A photo of one colour and of this size. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a9e9f' } }).jpeg();
const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30">${inside}</svg>`);

describe('a photo', () => {
  it('comes as AVIF, WebP and JPEG, in no more widths than it has pixels for, the largest first', async () => {
    const { chosen, plain: last, ...size } = await makePicture('home/shop', await plain(900, 120).toBuffer());
    expect(size).toEqual({ width: 800, height: 107 });
    expect(chosen.map((form) => form.map(({ type, width }) => [type, width]))).toEqual([
      [
        ['image/avif', 800],
        ['image/avif', 480],
      ],
      [
        ['image/webp', 800],
        ['image/webp', 480],
      ],
    ]);
    expect(last.file).toMatch(/^home\/shop-800\.[0-9a-f]{8}\.jpg$/);
    for (const { bytes, width, type } of [...chosen.flat(), last]) {
      const read = await sharp(bytes).metadata();
      expect(read).toMatchObject({ width, format: type === 'image/avif' ? 'heif' : type.replace('image/', '') });
    }
  });

  it('stands upright, and tells nothing of where it was taken', async () => {
    const taken = await plain(90, 800)
      .withExif({ IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { width, height, chosen, plain: last } = await makePicture('shop', taken);
    expect([width, height]).toEqual([800, 90]);
    for (const sent of [...chosen.flat(), last]) {
      const read = await sharp(sent.bytes).metadata();
      expect(read.height).toBe((height * sent.width) / width);
      expect(read).not.toMatchObject({ exif: expect.anything() });
    }
  });

  it('is PNG for browsers that take neither where one sees through it', async () => {
    const shape = sharp({ create: { width: 800, height: 90, channels: 4, background: '#7a9e9f80' } }).png();
    expect((await makePicture('shape', await shape.toBuffer())).plain.type).toBe('image/png');
  });
});

it('a drawing keeps its shapes, and loses scripts and what its program wrote for itself', async () => {
  const {
    width,
    height,
    chosen,
    plain: sent,
  } = await makePicture(
    'home/plan',
    svg('<!-- a --><metadata>b</metadata><script>c()</script><path onclick="d()" fill="#e63946" d="M0 0h40v30z"/>'),
  );
  expect([width, height, chosen]).toEqual([40, 30, []]);
  expect(sent).toMatchObject({ type: 'image/svg+xml', file: expect.stringMatching(/^home\/plan\.[0-9a-f]{8}\.svg$/) });
  const text = Buffer.from(sent.bytes).toString();
  expect(text).toContain('#e63946');
  expect(text).not.toMatch(/<!--|metadata|script|onclick/);
});

describe('what cannot be shown is refused with the reason and what to do', () => {
  const large = randomBytes(24_000).toString('base64');
  it.each([
    ['a photo that is too small', () => plain(640, 480).toBuffer(), /^is too small, 640 × 480 pixels: .* 800 pixels/],
    [
      'a GIF',
      () => plain(800, 90).gif().toBuffer(),
      /^is GIF by what is in it: save it as JPEG, PNG, WebP, AVIF or SVG$/,
    ],
    ['a text', () => Buffer.from('no picture'), /^cannot be read as a picture: save it as JPEG/],
    ['half a photo', async () => (await plain(900, 900).toBuffer()).subarray(0, 900), /^cannot be read as a picture/],
    [
      'a drawing that loads a photo',
      () => svg('<image href="a.jpg" width="9" height="9"/>'),
      /^names a file .*: put into it/,
    ],
    ['a drawing with HTML in it', () => svg('<foreignObject><p>a</p></foreignObject>'), /^holds HTML/],
    [
      'a drawing that is too large',
      () => svg(`<image href="data:image/png;base64,${large}" width="9" height="9"/>`),
      /^takes \d+\.\d kB as sent; at most 20\.0 kB fit/,
    ],
  ])('%s', async (_what, make, message) => {
    await expect(makePicture('shop', await make())).rejects.toThrow(message);
  });

  it('a photo that is too large even at the lowest quality', async () => {
    const forms = chosenForms.map((form) => ({ ...form, mostBytes: 100 }));
    await expect(makePicture('shop', await plain(800, 90).toBuffer(), forms)).rejects.toThrow(
      /^takes \d+\.\d kB as AVIF even at the lowest quality .*; at most 0\.1 kB fit: cut out what matters/,
    );
  });
});
