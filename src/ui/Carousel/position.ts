/** `loop`: the last slide is followed by the first. `ends`: there is nowhere to go from the first and the last (decision 8). */
export type CarouselMode = 'loop' | 'ends';

/** The row of slides as it lies on the screen, lengths in pixels. */
export interface Row {
  /** How far it is scrolled. */
  readonly at: number;
  /** How far it can be. */
  readonly end: number;
  /** How far each slide wants it to be. */
  readonly starts: readonly number[];
  /** The first slide that is whole in view, if one is. */
  readonly first: number | undefined;
}

/**
 * Where a carousel is. The current slide is kept as a number, since near the end several slides are in view and the row
 * alone cannot tell them apart.
 */
export interface Position {
  readonly current: number;
  /** Where the row is on its way to, until it is there or the visitor takes it elsewhere. */
  readonly heading: number | undefined;
  /** Whether that way was given time to start. */
  readonly hasWaited: boolean;
  /** Where the row lay when it was last at rest. */
  readonly resting: number;
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 1;

/** Whether all slides are in view: then none is the current one, and there is nothing to move. */
export const isFixed = ({ end }: Row): boolean => end <= 1;

/** At the start: somebody may have swiped before the script came. */
export const begin = ({ at, first = 0 }: Row): Position => ({
  current: first,
  heading: undefined,
  hasWaited: false,
  resting: at,
});

/** Whether there is a slide that way. */
export function canStep({ current }: Position, by: 1 | -1, row: Row, mode: CarouselMode): boolean {
  if (isFixed(row)) return false;
  return mode === 'loop' || row.starts[current + by] !== undefined;
}

/** One slide on or back, round the end of a loop. The row has to be sent to where the slide starts. */
export function step(position: Position, by: 1 | -1, row: Row): Position {
  const { length } = row.starts;
  return goTo((position.current + by + length) % length, position, row);
}

/** To a slide that the visitor has the focus in: a browser scrolls as far as the focus needs, and snapping may take that back. */
export function goTo(slide: number, { resting }: Position, { at, end, starts }: Row): Position {
  const goal = Math.min(starts[slide] ?? 0, end);
  // Brought there by the step before, whose end is yet to come.
  if (isNear(at, goal)) return { current: slide, heading: undefined, hasWaited: false, resting: goal };
  return { current: slide, heading: goal, hasWaited: false, resting };
}

/** The visitor has taken hold of the row. */
export const takeHold = (position: Position): Position => ({ ...position, heading: undefined });

/** The row snapped anew in another width: nobody has scrolled it. */
export const resize = (position: Position, { at }: Row): Position => ({ ...position, resting: at });

/**
 * The row has come to rest. While it still has a heading then, it is to be asked again after a while: the end of a
 * movement that was turned around says nothing of the next one, which may be late to start.
 */
export function settle(position: Position, { at, first }: Row): Position {
  const { current, heading, hasWaited, resting } = position;
  const isAstray = heading !== undefined && !isNear(at, heading);
  if (isAstray && !hasWaited) return { ...position, hasWaited: true };
  const isOwn = !isAstray && (heading !== undefined || isNear(at, resting));
  return { current: isOwn ? current : (first ?? current), heading: undefined, hasWaited: false, resting: at };
}
