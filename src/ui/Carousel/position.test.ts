import { describe, expect, it } from 'vitest';
import {
  begin,
  canStep,
  goTo,
  inView,
  isFixed,
  type Position,
  type Row,
  settle,
  step,
  takeHold,
  turn,
} from './position.ts';

const slides = (count: number) => Array.from({ length: count }, (_, i) => ({ start: i * 100, end: i * 100 + 90 }));

/** Five slides of 90, ten apart, in a row that shows two and a half of them, scrolled to `at`. */
const rowAt = (at: number): Row => ({ at, end: 240, slides: slides(5) });
const wide: Row = { at: 0, end: 0, slides: slides(2) };

/** Steps as one who clicks faster than the row moves. */
const steps = (count: number, row: Row, from: Position = begin(row)): Position =>
  Array.from({ length: count }).reduce<Position>((position) => step(position, 1, row), from);

it('a row begins where it lies, since it may be swiped before the script comes, and at the first slide where it shows none whole', () => {
  const none = { at: 40, end: 390, slides: slides(5) };
  expect([rowAt(0), rowAt(200), none].map((row) => begin(row).current)).toEqual([0, 2, 0]);
});

it('in view are the slides that are whole where the row lies, or will lie once it is there', () => {
  expect(inView(begin(rowAt(0)), rowAt(0))).toEqual([0, 1]);
  expect(inView(step(begin(rowAt(0)), 1, rowAt(0)), rowAt(0))).toEqual([1, 2]);
  expect(inView(begin(rowAt(240)), rowAt(240))).toEqual([3, 4]);
});

describe('a step', () => {
  it('leads to the next slide, and there it stays when the row has come to rest', () => {
    const position = step(begin(rowAt(0)), 1, rowAt(0));
    expect(position).toMatchObject({ current: 1, heading: 100 });
    expect(settle(position, rowAt(100))).toMatchObject({ current: 1, heading: undefined });
  });

  it('leads as far as the last slides are in view, and in a loop from there to the first, both ways', () => {
    const last = steps(3, rowAt(0));
    expect(last).toMatchObject({ current: 3, heading: 240 });
    expect(step(last, 1, rowAt(240)).current).toBe(0);
    expect(step(begin(rowAt(0)), -1, rowAt(0))).toMatchObject({ current: 3, heading: 240 });
  });

  it('leads to the last slide and round, also where wide gutters keep it from the start of the row', () => {
    const padded: Row = { at: 0, end: 215, slides: slides(3) };
    expect([1, 2, 3].map((count) => steps(count, padded).current)).toEqual([1, 2, 0]);
    expect(step(begin(padded), -1, padded)).toMatchObject({ current: 2, heading: 200 });
  });

  it('that is late to start is not undone by the end of the movement before', () => {
    const waiting = settle(step(begin(rowAt(0)), 1, rowAt(0)), rowAt(0));
    expect(waiting).toMatchObject({ current: 1, heading: 100 });
    expect(settle(waiting, rowAt(100))).toMatchObject({ current: 1, heading: undefined });
  });

  it('that never starts is given up when it was waited for', () => {
    const waiting = settle(step(begin(rowAt(0)), 1, rowAt(0)), rowAt(0));
    expect(settle(waiting, rowAt(0))).toMatchObject({ current: 0, heading: undefined });
  });
});

describe('a turn', () => {
  /** Seven slides, of which three are seen. */
  const seven = (at: number): Row => ({ at, end: 400, slides: slides(7) });

  it('brings slides that are not in view, as many as there is room for, and round the end of a loop', () => {
    const on = turn(begin(seven(0)), 1, seven(0));
    expect(on.current).toBe(3);
    const end = turn(on, 1, seven(300));
    expect(end).toMatchObject({ current: 4, heading: 400 });
    expect(turn(end, 1, seven(400)).current).toBe(0);
    expect(turn(begin(seven(0)), -1, seven(0)).current).toBe(4);
  });

  it('back begins so that all before the first in view is in view', () => {
    const back = turn(begin(seven(400)), -1, seven(400));
    expect(inView(back, seven(400))).toEqual([1, 2, 3]);
    expect(turn(back, -1, seven(100)).current).toBe(0);
  });

  it('is a step where one slide is in view', () => {
    const one: Row = { at: 200, end: 400, slides: slides(5) };
    expect([1, -1].map((by) => turn(begin(one), by === 1 ? 1 : -1, one).current)).toEqual([3, 1]);
  });
});

describe('the ways on', () => {
  it.each([
    ['ends', 0, [1]],
    ['ends', 2, [-1, 1]],
    ['ends', 3, [-1]],
    ['loop', 0, [-1, 1]],
    ['loop', 3, [-1, 1]],
  ] as const)('%s: from slide %i by %j', (mode, current, open) => {
    const ways = ([-1, 1] as const).filter((by) => canStep({ ...begin(rowAt(0)), current }, by, rowAt(0), mode));
    expect(ways).toEqual(open);
  });

  it('are none where all slides are in view', () => {
    expect(isFixed(wide)).toBe(true);
    for (const by of [1, -1] as const) expect(canStep(begin(wide), by, wide, 'loop')).toBe(false);
  });
});

describe('a visitor', () => {
  it('who scrolls the row is followed when it has come to rest', () => {
    expect(settle(begin(rowAt(0)), rowAt(200)).current).toBe(2);
  });

  it('who takes hold of a moving row is followed to where they leave it', () => {
    const moving = step(begin(rowAt(0)), 1, rowAt(0));
    expect(settle(takeHold(moving), rowAt(200)).current).toBe(2);
  });

  it('who leaves it between two slides, none of them whole, changes nothing', () => {
    const narrow = { at: 140, end: 390, slides: slides(5) };
    expect(settle({ ...begin(narrow), current: 1 }, narrow).current).toBe(1);
  });

  it('whose focus is in a slide out of view is brought there, as far as there is room', () => {
    const focused = goTo(2, rowAt(0));
    expect(focused).toMatchObject({ current: 2, heading: 200 });
    expect(settle(focused, rowAt(200)).current).toBe(2);
    expect(goTo(4, rowAt(0))).toMatchObject({ current: 3, heading: 240 });
  });
});
