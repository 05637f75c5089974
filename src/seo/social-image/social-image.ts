import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { loadFonts, withFonts } from './fonts.ts';
import { withLightColours } from './light-colours.ts';
import { SocialCard, type SocialCardProps } from './SocialCard.tsx';
import { setTitle } from './title.ts';

// Few enough colours for a small file; without dithering, flat fills stay flat.
const format = { palette: true, quality: 45, dither: 0, effort: 7, compressionLevel: 9 } as const;

await loadFonts();

/** The social image of a page, as PNG. */
export async function socialImage(card: SocialCardProps): Promise<Uint8Array<ArrayBuffer>> {
  const svg = withFonts(withLightColours(renderToStaticMarkup(createElement(SocialCard, card))));
  const title = await setTitle(card.title);
  return new Uint8Array(await sharp(Buffer.from(svg)).composite([title]).png(format).toBuffer());
}
