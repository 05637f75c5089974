import { expect, it } from 'vitest';
import { fitTitle, type Room } from './fit-title.ts';

/** Every character as wide as half its size. */
const measure = (line: string) => line.length / 2;
const room: Room = { width: 200, height: 100, leading: 1, sizes: [40, 20] };

it('a title is set as large as it may be, in lines of like length', () => {
  expect(fitTitle('Contact', room, measure)).toEqual({ lines: ['Contact'], size: 40 });
  expect(fitTitle('four is as four', room, measure)).toEqual({ lines: ['four is', 'as four'], size: 40 });
});

it('a longer one is set smaller, every word within its room', () => {
  const title = 'as many words as would never fit on lines this large';
  const { lines, size } = fitTitle(title, room, measure);
  expect(lines.join(' ')).toBe(title);
  expect(lines.length * size).toBeLessThanOrEqual(room.height);
  for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(room.width);
});

it('one that does not fit at all is refused', () => {
  expect(() => fitTitle('x'.repeat(60), room, measure)).toThrow('too long for a social image');
});
