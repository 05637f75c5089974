/** What a slow phone is to make of every page; times in milliseconds. */
export const goals = {
  /** Of the largest paint of one sentence. */
  largestPaintOfFloor: 1.3,
  /** Of the largest paint of the site beside it. */
  largestPaintOfBeside: 0.75,
  blocked: 100,
  longestTask: 100,
  answer: 100,
  shift: 0.0005,
} as const;

/** What was measured of one page. */
export interface Measured {
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
  readonly longestTask: number;
}

/** The middle one. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;

/** Which goals a page misses, in words; `beside` is the largest paint of another site, where there is one. */
export function missed(page: Measured, floor: number, beside: number | undefined): readonly string[] {
  return [
    page.largestPaint > goals.largestPaintOfFloor * floor && 'largest paint',
    beside !== undefined && page.largestPaint > goals.largestPaintOfBeside * beside && 'beside the other site',
    page.blocked > goals.blocked && 'blocked',
    page.longestTask > goals.longestTask && 'to the end',
    page.shift > goals.shift && 'shift',
  ].filter((miss) => miss !== false);
}
