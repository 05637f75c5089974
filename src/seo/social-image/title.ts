import sharp, { type OverlayOptions } from 'sharp';
import { brand } from '../../brand.ts';

/** Where a title may stand, in pixels. */
const room = { left: 72, top: 217, width: 545, height: 290 } as const;

/** How large it may be, and how small. */
const sizes = { most: 92, least: 40 } as const;

/** A title in a column, its lines as close as those of the site's headings. */
function inColumn(title: string, size: number, width: number) {
  const escaped = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  // Pango counts what it adds between letters in parts of 1,024: here two percent of the size less.
  const text = `<span foreground="${brand.colours.light.ink}" letter_spacing="${size * -20}">${escaped}</span>`;
  const spacing = Math.round(size * -0.17);
  return sharp({ text: { text, font: `heading Bold ${size}`, spacing, width, dpi: 72, rgba: true } });
}

/** Sets a title as large as its room allows, in lines about as long as each other. Throws if it is too long for any size. */
export async function setTitle(title: string): Promise<OverlayOptions> {
  const fits = async (size: number, width: number, height: number) => {
    const set = await inColumn(title, size, width).metadata();
    return set.width <= width && set.height <= height;
  };
  let size: number = sizes.most;
  while (!(await fits(size, room.width, room.height))) {
    size -= 4;
    if (size < sizes.least) throw new Error(`“${title}” is too long for a social image.`);
  }
  const { height } = await inColumn(title, size, room.width).metadata();
  let width: number = room.width;
  // As narrow as it can be without one more line.
  while (await fits(size, width - 10, height + size / 2)) width -= 10;
  return { input: await inColumn(title, size, width).png().toBuffer(), left: room.left, top: room.top };
}
