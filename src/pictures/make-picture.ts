import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import sharp, { type Metadata } from 'sharp';
import { saveAs } from './file-name.ts';
import { chosenForms, type Form, leastWidth, mostBytesOfSvg, plainForm } from './forms.ts';
import { keep } from './kept.ts';
import { type Picture, type PictureForm, type SentPicture, UnfitPicture } from './picture.ts';
import { safeSvg } from './safe-svg.ts';

/** This file: what it made otherwise is not what it makes now. */
const maker = readFileSync('src/pictures/make-picture.ts');

/**
 * Makes of a file what the site sends: `name` is its name there, without width and extension. What else a photo knows, such
 * as where and by whom it was taken, is left out. Throws an UnfitPicture for what cannot be shown.
 */
export async function makePicture(name: string, file: Buffer, forms = chosenForms): Promise<Picture> {
  const metadata = await sharp(file).metadata().catch(refuseUnreadable);
  refuseUnknown(metadata);
  return metadata.format === 'svg' ? drawing(name, file, metadata) : photo(name, file, metadata, forms);
}

function refuseUnreadable(): never {
  throw new UnfitPicture(`cannot be read as a picture: ${saveAs}`);
}

/** By what is in it, whatever its name says. */
function refuseUnknown({ format, compression, pages = 1 }: Metadata): void {
  if (format === 'heif' && compression !== 'av1') throw new UnfitPicture(`is HEIC, which few browsers show: ${saveAs}`);
  if (!['jpeg', 'png', 'webp', 'heif', 'svg'].includes(format))
    throw new UnfitPicture(`is ${format.toUpperCase()} by what is in it: ${saveAs}`);
  if (pages > 1) throw new UnfitPicture('moves: save one picture of it');
}

function drawing(name: string, file: Buffer, { width, height }: Metadata): Picture {
  const bytes = Buffer.from(safeSvg(file.toString('utf8')));
  const size = brotliCompressSync(bytes).length;
  if (size > mostBytesOfSvg)
    throw new UnfitPicture(
      `takes ${inKilobytes(size)} as sent; at most ${inKilobytes(mostBytesOfSvg)} fit: leave shapes out, or save it as PNG`,
    );
  return { width, height, chosen: [], plain: sentAs(`${name}.svg`, 'image/svg+xml', width, bytes) };
}

async function photo(
  name: string,
  file: Buffer,
  { autoOrient, hasAlpha }: Metadata,
  forms: readonly Form[],
): Promise<Picture> {
  const { width, height } = autoOrient;
  if (width < leastWidth)
    throw new UnfitPicture(
      `is too small, ${width} × ${height} pixels: take one that is at least ${leastWidth} pixels wide`,
    );
  const made = (form: Form) => inForm(name, file, form, width);
  const chosen: PictureForm[] = [];
  for (const form of forms) chosen.push(await made(form));
  const [plain] = await made(plainForm(hasAlpha));
  const shown = Math.max(...chosen.flat().map((sent) => sent.width));
  return { width: shown, height: Math.round((height * shown) / width), chosen, plain };
}

/** A photo in one format, in as many widths as it has pixels for, at the best quality at which the widest fits. */
async function inForm(name: string, file: Buffer, form: Form, width: number): Promise<PictureForm> {
  const { format, extension, mostBytes, qualities, settings } = form;
  const [widest = leastWidth, ...narrower] = form.widths.filter((each) => each <= width).toReversed();
  const encode = async (across: number, quality: number): Promise<SentPicture> => {
    const options = { ...settings, quality };
    const bytes = await keep([maker, file, format, JSON.stringify({ ...options, across })], () =>
      // Upright, and in the colours of screens; no metadata goes along unasked.
      sharp(file).autoOrient().resize({ width: across }).toFormat(format, options).toBuffer().catch(refuseUnreadable),
    );
    return sentAs(`${name}-${across}.${extension}`, `image/${format}`, across, bytes);
  };
  let smallest = Number.POSITIVE_INFINITY;
  for (const quality of qualities) {
    const largest = await encode(widest, quality);
    smallest = largest.bytes.length;
    if (smallest <= mostBytes)
      return [largest, ...(await Promise.all(narrower.map((across) => encode(across, quality))))];
  }
  throw new UnfitPicture(
    `takes ${inKilobytes(smallest)} as ${format.toUpperCase()} even at the lowest quality that looks good; at most ${inKilobytes(mostBytes)} fit: cut out what matters, or take one with less detail`,
  );
}

function sentAs(file: string, type: string, width: number, bytes: Buffer): SentPicture {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { file: file.replace(/(?=\.\w+$)/, `.${hash}`), type, width, bytes: new Uint8Array(bytes) };
}

const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
