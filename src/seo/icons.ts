import sharp from 'sharp';
import { brand } from '../brand.ts';

/**
 * The mark on its own ground, as an SVG document. Follows the visitor's scheme unless `scheme` fixes it,
 * as raster icons must; `padding` is a share of the mark's box.
 */
export function iconSvg({ padding, scheme }: { readonly padding: number; readonly scheme?: 'light' }): string {
  const { box, strokeWidth, action, money } = brand.mark;
  const { light, dark } = brand.colours;
  const edge = box * padding;
  const side = box + 2 * edge;
  const style = scheme
    ? ''
    : `<style>@media(prefers-color-scheme:dark){.a{stroke:${dark.action}}.m{stroke:${dark.money}}}</style>`;
  const ground = scheme
    ? `<rect x="${-edge}" y="${-edge}" width="${side}" height="${side}" fill="${light.ground}"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${-edge} ${side} ${side}" fill="none" stroke-width="${strokeWidth}">${style}${ground}<path class="a" d="${action}" stroke="${light.action}"/><path class="m" d="${money}" stroke="${light.money}"/></svg>`;
}

/** Room around the mark in raster icons, which systems cut to their own shapes. */
const padding = 0.23;

/** The mark as a square PNG of `side` pixels on the light ground. */
export function iconPng(side: number): Promise<Buffer> {
  const density = (72 * side) / (brand.mark.box * (1 + 2 * padding));
  return sharp(Buffer.from(iconSvg({ padding, scheme: 'light' })), { density })
    .resize(side, side)
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
