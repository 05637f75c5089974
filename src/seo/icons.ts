import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { mark } from '../brand/mark.ts';
import { brand } from '../brand.ts';
import { withLightColours } from './social-image/light-colours.ts';

const { width, height } = mark;

/** The mark with so much room around it, as an SVG document. */
function pictured(roomAcross: number, roomDown: number, style?: string): string {
  const viewBox = [-roomAcross, -roomDown, width + 2 * roomAcross, height + 2 * roomDown].join(' ');
  const styled = style ? createElement('style', null, style) : null;
  return renderToStaticMarkup(
    createElement('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox }, styled, mark.content),
  );
}

/** The mark as a tab icon: what it has in roles of the brand follows the visitor's scheme. */
export function iconSvg(): string {
  const { light, dark } = brand.colours;
  const plain = pictured(0, 0);
  const [byDay, atNight] = [light, dark].map((palette) =>
    Object.entries(palette)
      .filter(([role]) => plain.includes(`var(--color-${role})`))
      .map(([role, colour]) => `--color-${role}:${colour}`)
      .join(';'),
  );
  return byDay ? pictured(0, 0, `svg{${byDay}}@media(prefers-color-scheme:dark){svg{${atNight}}}`) : plain;
}

/** Room around the mark in raster icons, as a share of its longer side: systems cut them to their own shapes. */
const padding = 0.23;

/** The mark as a square PNG of `pixels` on the light ground. */
export function iconPng(pixels: number): Promise<Buffer> {
  const side = Math.max(width, height) * (1 + 2 * padding);
  const svg = withLightColours(pictured((side - width) / 2, (side - height) / 2));
  return sharp(Buffer.from(svg), { density: (72 * pixels) / side })
    .resize(pixels, pixels)
    .flatten({ background: brand.colours.light.ground })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** One PNG in an ICO container (Microsoft's icon format, which may hold PNG since Windows Vista). */
export function icoOf(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
