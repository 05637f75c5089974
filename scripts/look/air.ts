import sharp from 'sharp';

/** How much of a page stands empty, and where it is emptiest, in pixels of its picture. */
export interface Air {
  /** The share of its height that its voids take. */
  readonly blank: number;
  readonly tallest: { readonly top: number; readonly height: number };
}

/** Shorter gaps are the rhythm of lines and paragraphs. */
const shortestVoid = 60;

/** The voids of a page: runs of rows on which nothing stands, each row of one colour. */
export async function airOf(file: string): Promise<Air> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const rowBytes = info.width * info.channels;
  // Every pixel is as the one before it.
  const isBlank = (row: number) =>
    data.compare(
      data,
      row * rowBytes,
      (row + 1) * rowBytes - info.channels,
      row * rowBytes + info.channels,
      (row + 1) * rowBytes,
    ) === 0;
  let blank = 0;
  let tallest = { top: 0, height: 0 };
  for (let top = 0, row = 0; row <= info.height; row += 1) {
    if (row < info.height && isBlank(row)) continue;
    const height = row - top;
    if (height >= shortestVoid) blank += height;
    if (height > tallest.height) tallest = { top, height };
    top = row + 1;
  }
  return { blank: blank / info.height, tallest };
}

const allowed = { percent: 15, height: 180 } as const;

/** One line about the air of a page, saying so where it is more than a page should have. */
export function describeAir({ blank, tallest }: Air): string {
  const percent = Math.round(blank * 100);
  const over = percent > allowed.percent || tallest.height > allowed.height ? '  too much' : '';
  return `${percent} % blank, tallest void ${tallest.height} px at ${tallest.top}${over}`;
}
