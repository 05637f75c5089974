import { resolve } from 'node:path';
import sharp from 'sharp';

/** Lets sharp set text in the site's fonts and in no others, so that it looks the same on every machine. */
export async function loadFonts(): Promise<void> {
  process.env['FONTCONFIG_FILE'] = resolve('src/seo/social-image/fonts.conf');
  for (const voice of ['heading', 'text', 'mono']) {
    // A text that names its file makes a font known to drawings as well.
    await sharp({ text: { text: voice, font: voice, fontfile: `.site/fonts/${voice}.ttf` } }).metadata();
  }
}

/** The drawing with the names of the fonts. Throws for a character that one of them lacks, which would be an empty box. */
export function withFonts(svg: string): string {
  const [lacking] =
    /[^\n -~\u00a0-\u00a3\u00a5-\u00ac\u00ae-\u00ff\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]/u.exec(
      svg,
    ) ?? [];
  if (lacking !== undefined) throw new Error(`The site’s fonts have no “${lacking}” for a social image.`);
  return svg.replaceAll(/var\(--font-(\w+)\)/g, '$1');
}
