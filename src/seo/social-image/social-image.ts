import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { fitTitle } from './fit-title.ts';
import { withLightColours } from './light-colours.ts';
import { outlineText } from './outline-text.ts';
import { SocialCard, type SocialCardProps, titleRoom } from './SocialCard.tsx';
import { loadShaper, type ShapeText } from './shape-text.ts';

/** Where finished images are kept between builds, and where the site's fonts lie. */
const kept = '.site/og';
const fonts = '.site/fonts';

// Few enough colours for a small file; without dithering, flat fills stay flat.
const format = { palette: true, quality: 45, dither: 0, effort: 7, compressionLevel: 9 } as const;

let shaper: Promise<ShapeText> | undefined;

export interface SocialImageContent extends Omit<SocialCardProps, 'title'> {
  readonly title: string;
}

/** The social image of a page, as PNG. The same picture is made once and kept. */
export async function socialImage({ title, ...card }: SocialImageContent): Promise<Uint8Array<ArrayBuffer>> {
  shaper ??= loadShaper(fonts);
  const shapeText = await shaper;
  const measure = (line: string) => shapeText(line, { voice: 'heading', weight: 700, size: 1, tracking: -0.02 }).width;
  const fitted = fitTitle(title, titleRoom, measure);
  const drawn = renderToStaticMarkup(createElement(SocialCard, { ...card, title: fitted }));
  const svg = outlineText(withLightColours(drawn), shapeText);
  const key = createHash('sha256').update(svg).update(JSON.stringify(format)).update(sharp.versions.vips).digest('hex');
  const file = `${kept}/${key.slice(0, 20)}.png`;
  const known = await readFile(file).catch(() => undefined);
  return new Uint8Array(known ?? (await draw(svg, file)));
}

async function draw(svg: string, file: string): Promise<Buffer> {
  const png = await sharp(Buffer.from(svg)).png(format).toBuffer();
  await mkdir(kept, { recursive: true });
  // Under its name only when it is whole, since another build may be reading.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, png);
  await rename(unfinished, file);
  return png;
}
