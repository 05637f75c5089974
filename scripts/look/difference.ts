import sharp from 'sharp';

const black = { r: 0, g: 0, b: 0 };

/** A picture that is white where two pictures differ, and black elsewhere; undefined where they are alike. */
export async function difference(before: string, after: string): Promise<Buffer | undefined> {
  const sizes = await Promise.all([before, after].map((file) => sharp(file).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  // What only the longer page has differs from nothing.
  const whole = (file: string) =>
    sharp(file).resize(width, height, { fit: 'contain', position: 'left top', background: black }).png().toBuffer();
  const [one, other] = await Promise.all([whole(before), whole(after)]);
  if (one.equals(other)) return undefined;
  const differing = sharp(one)
    .composite([{ input: other, blend: 'difference' }])
    .removeAlpha();
  // A pipeline of its own, since one makes its threshold before it composes.
  return sharp(await differing.toBuffer())
    .threshold(1)
    .toBuffer();
}
