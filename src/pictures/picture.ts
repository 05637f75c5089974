/** A file that the site sends for a picture. */
export interface SentPicture {
  /** Its name below `/art/`, which changes with its content, so that it may be kept for good. */
  readonly file: string;
  readonly type: string;
  /** In pixels. */
  readonly width: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The same picture in one format, in several widths, the widest first. */
export type PictureForm = readonly [SentPicture, ...SentPicture[]];

/** A picture as it is sent. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** What browsers choose from, the best first. */
  readonly chosen: readonly PictureForm[];
  /** For those that take none of these, and for readers of the feed. */
  readonly plain: SentPicture;
}

/** Why a file cannot be shown, and what to do about it; the words go on from its name. */
export class UnfitPicture extends Error {}
