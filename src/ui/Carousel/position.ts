/** `loop`: the last slides are followed by the first. `ends`: there is nowhere to go from the first and the last. */
export type CarouselMode = 'loop' | 'ends';

/** The row of slides as it lies on the screen, lengths in pixels. */
export interface Row {
  /** How far it is scrolled. */
  readonly at: number;
  /** How far it can be. */
  readonly end: number;
  /** Where each slide lies in it. */
  readonly slides: readonly { readonly start: number; readonly end: number }[];
}

/** Where a carousel is. */
export interface Position {
  /** The first slide in view, or that will be once the row is there. */
  readonly current: number;
  /** Where the row is on its way to, until it is there or the visitor takes it elsewhere. */
  readonly heading: number | undefined;
  /** Whether that way was given time to start. */
  readonly hasWaited: boolean;
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 1;

/** Whether all slides are in view: then there is nothing to move. */
export const isFixed = ({ end }: Row): boolean => end <= 1;

/** The slides that are whole in view where the row lies, or will lie. */
export function inView({ heading }: Position, { at, end, slides }: Row): readonly number[] {
  const from = heading ?? at;
  const to = from + (slides.at(-1)?.end ?? 0) - end;
  return slides.flatMap((slide, index) => (slide.start >= from - 1 && slide.end <= to + 1 ? index : []));
}

/** The last slide that can be the first in view. */
const lastFirst = ({ end, slides }: Row): number =>
  Math.min(slides.findLastIndex(({ start }) => start < end - 1) + 1, slides.length - 1);

/** Where a row lies that nobody moves; where it shows no slide whole, `current` is the one it is said to be at. */
const resting = (row: Row, current: number): Position => {
  const still = { current, heading: undefined, hasWaited: false };
  return { ...still, current: inView(still, row)[0] ?? current };
};

/** At the start: somebody may have swiped before the script came. */
export const begin = (row: Row): Position => resting(row, 0);

/** Whether there is a slide that way. */
export function canStep({ current }: Position, by: 1 | -1, row: Row, mode: CarouselMode): boolean {
  if (isFixed(row)) return false;
  return mode === 'loop' || (by < 0 ? current > 0 : current < lastFirst(row));
}

/** One slide on or back, round the end of a loop. The row has to be sent to where it is heading. */
export function step({ current }: Position, by: 1 | -1, row: Row): Position {
  const stops = lastFirst(row) + 1;
  return goTo((current + by + stops) % stops, row);
}

/** Step by step to where no slide is in view that is so now, or to the end; from there round, in a loop. */
export function turn(position: Position, by: 1 | -1, row: Row): Position {
  const seen = inView(position, row);
  const isOn = (to: Position, from: Position): boolean => by * (to.current - from.current) > 0;
  let last = position;
  let next = step(position, by, row);
  while (isOn(next, last) && inView(last, row).some((slide) => seen.includes(slide))) {
    last = next;
    next = step(last, by, row);
  }
  return last === position ? next : last;
}

/** To a slide that the visitor has the focus in: a browser scrolls as far as the focus needs, and snapping may take that back. */
export function goTo(slide: number, row: Row): Position {
  const current = Math.min(slide, lastFirst(row));
  const goal = Math.min(row.slides[current]?.start ?? 0, row.end);
  // Brought there by the step before, whose end is yet to come.
  return { current, heading: isNear(row.at, goal) ? undefined : goal, hasWaited: false };
}

/** The visitor has taken hold of the row. */
export const takeHold = (position: Position): Position => ({ ...position, heading: undefined });

/**
 * The row has come to rest. While it still has a heading then, it is to be asked again after a while: the end of a
 * movement that was turned around says nothing of the next one, which may be late to start.
 */
export function settle(position: Position, row: Row): Position {
  const { current, heading, hasWaited } = position;
  const isAstray = heading !== undefined && !isNear(row.at, heading);
  return isAstray && !hasWaited ? { ...position, hasWaited: true } : resting(row, current);
}
