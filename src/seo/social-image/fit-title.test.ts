import { describe, expect, it } from 'vitest';
import { fitTitle, type Room } from './fit-title.ts';

/** Every character as wide as half its size. */
const measure = (line: string) => line.length / 2;
const room: Room = { width: 200, height: 100, leading: 1, sizes: [40, 20] };

describe('fitTitle', () => {
  it('sets a short title at the largest size', () => {
    expect(fitTitle('Contact', room, measure)).toEqual({ lines: ['Contact'], size: 40 });
  });

  it('breaks a longer one into lines of like length', () => {
    const { lines, size } = fitTitle('one two three four', room, measure);
    expect({ lines, size }).toEqual({ lines: ['one two', 'three four'], size: 40 });
  });

  it('sets what is longer still smaller, within its room', () => {
    const { lines, size } = fitTitle('as many words as would never fit on lines this large', room, measure);
    expect(size).toBeLessThan(40);
    expect(lines.length * size).toBeLessThanOrEqual(room.height);
    for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(room.width);
  });

  it('keeps every word in its order', () => {
    const title = 'A bakery and a law firm should not be sold the same set-up';
    expect(fitTitle(title, { ...room, width: 500, height: 300 }, measure).lines.join(' ')).toBe(title);
  });

  it('refuses what does not fit at all', () => {
    expect(() => fitTitle('x'.repeat(60), room, measure)).toThrow('too long for a social image');
  });
});
