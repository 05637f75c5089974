import type { AvifOptions, JpegOptions, PngOptions, WebpOptions } from 'sharp';

/** In what a picture is sent: the one place that says how large it may be, in pixels and in bytes. */

/** Pixels across. A phone takes the smaller ones; a column of a page, on a screen of two dots a pixel, the largest. */
const widths = [480, 800, 1200] as const;

/** Pixels across that a photo has to have: with fewer it is blurred in any column. */
export const leastWidth = 800;

/** A format that a photo is sent in. */
export interface Form {
  readonly format: 'avif' | 'webp' | 'jpeg' | 'png';
  readonly extension: string;
  readonly widths: readonly number[];
  /** Of one file, whatever its width. */
  readonly mostBytes: number;
  /** Tried one after the other until all files fit: the first looks like the original, the last still looks good. */
  readonly qualities: readonly number[];
  readonly settings: AvifOptions & WebpOptions & JpegOptions & PngOptions;
}

/** What browsers choose from, the best first. */
export const chosenForms: readonly Form[] = [
  {
    format: 'avif',
    extension: 'avif',
    widths,
    mostBytes: 40_000,
    qualities: [60, 52, 45, 38],
    settings: { chromaSubsampling: '4:2:0' },
  },
  {
    format: 'webp',
    extension: 'webp',
    widths,
    mostBytes: 70_000,
    qualities: [78, 68, 58, 48],
    settings: {},
  },
];

const opaque: Form = {
  format: 'jpeg',
  extension: 'jpg',
  widths: [leastWidth],
  mostBytes: 70_000,
  qualities: [78, 68, 58, 48],
  settings: { mozjpeg: true },
};

const seeThrough: Form = {
  format: 'png',
  extension: 'png',
  widths: [leastWidth],
  mostBytes: 140_000,
  qualities: [90, 60, 30],
  settings: { palette: true },
};

/** What is left to those that take none of these. */
export const plainForm = (isSeeThrough: boolean): Form => (isSeeThrough ? seeThrough : opaque);

/** What a drawing file may take, as sent. */
export const mostBytesOfSvg = 20_000;
