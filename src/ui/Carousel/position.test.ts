import { describe, expect, it } from 'vitest';
import { begin, canStep, goTo, isFixed, type Position, type Row, resize, settle, step, takeHold } from './position.ts';

/** Five slides of 100 in a row that shows two and a half of them, scrolled to `at`. */
const rowAt = (at: number): Row => {
  const starts = [0, 100, 200, 300, 400];
  const first = starts.findIndex((start) => start >= at - 1 && start + 100 <= at + 251);
  return { at, end: 250, starts, first: first < 0 ? undefined : first };
};
const wide: Row = { at: 0, end: 0, starts: [0, 100], first: 0 };

/** Steps as one who clicks faster than the row moves. */
const steps = (count: number, row: Row, from: Position = begin(row)): Position =>
  Array.from({ length: count }).reduce<Position>((position) => step(position, 1, row), from);

it('a row begins where it lies, since it may be swiped before the script comes, and at the first slide where it shows none whole', () => {
  const rows = [rowAt(0), rowAt(200), { ...rowAt(0), first: undefined }];
  expect(rows.map((row) => begin(row).current)).toEqual([0, 2, 0]);
});

describe('a step', () => {
  it('leads to the next slide, and there it stays when the row has come to rest', () => {
    const position = step(begin(rowAt(0)), 1, rowAt(0));
    expect(position).toMatchObject({ current: 1, heading: 100 });
    expect(settle(position, rowAt(100))).toMatchObject({ current: 1, heading: undefined, resting: 100 });
  });

  it('leads round the end of a loop, both ways', () => {
    const last = steps(4, rowAt(0));
    expect(step(last, 1, rowAt(250)).current).toBe(0);
    expect(step(begin(rowAt(0)), -1, rowAt(0)).current).toBe(4);
  });

  it('is counted though the row lies at its end already', () => {
    const atEnd = settle(steps(3, rowAt(0)), rowAt(250));
    const last = step(atEnd, 1, rowAt(250));
    expect(last).toMatchObject({ current: 4, heading: undefined });
    expect(settle(last, rowAt(250)).current).toBe(4);
  });

  it('beyond the last that moves the row is not undone by the end of that movement', () => {
    const moving = steps(3, rowAt(0));
    const beyond = step(moving, 1, rowAt(250));
    expect(settle(beyond, rowAt(250)).current).toBe(4);
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

describe('the ways on', () => {
  it.each([
    ['ends', 0, [1]],
    ['ends', 4, [-1]],
    ['loop', 0, [-1, 1]],
    ['loop', 4, [-1, 1]],
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
    expect(settle(begin(rowAt(100)), { ...rowAt(40), first: undefined }).current).toBe(1);
  });

  it('who only turns the screen has scrolled nothing, though the row snaps anew', () => {
    const last = settle(steps(4, rowAt(0)), rowAt(250));
    const turned = resize(last, rowAt(220));
    expect(settle(turned, rowAt(220)).current).toBe(4);
  });

  it('whose focus is in a slide out of view is brought there', () => {
    const focused = goTo(2, begin(rowAt(0)), rowAt(0));
    expect(focused).toMatchObject({ current: 2, heading: 200 });
    expect(settle(focused, rowAt(200)).current).toBe(2);
  });
});
