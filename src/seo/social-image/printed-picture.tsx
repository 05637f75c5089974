import sharp from 'sharp';
import { brand } from '../../brand.ts';
import type { Scene } from '../../drawings/scene.ts';
import { findPicture } from '../../pictures/pictures.ts';

/** Pixels across, as on the slip; and in how many shades, which keep the file small. */
const print = { width: 428, shades: 10 } as const;

/** A picture as a slip can have it: printed in its ink. */
export async function printedPicture(file: string): Promise<Scene> {
  const darkness = await sharp(findPicture(file).plain.bytes)
    .flatten({ background: 'white' })
    .resize({ width: print.width })
    .greyscale()
    .normalise()
    .negate()
    .png({ palette: true, colours: print.shades, dither: 0 })
    .toBuffer();
  const { data, info } = await sharp(darkness).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const ink = sharp({ create: { width, height, channels: 3, background: brand.colours.light.ink } });
  const printed = await ink
    .joinChannel(data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  const href = `data:image/png;base64,${printed.toString('base64')}`;
  return {
    id: file,
    viewBox: `0 0 ${width} ${height}`,
    Drawing: () => <image href={href} width={width} height={height} />,
  };
}
