import { describe, expect, it } from 'vitest';
import { builtPages } from './dist.ts';

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, id = '']) => id);

describe('numbered notes', () => {
  it.each(builtPages)('of $path are all referred to, and every mark has its note', ({ html }) => {
    const notes = all(html, /<li id="([\w-]+-note-\d+)"/g);
    const marks = new Set(all(html, /<sup[^>]*><a href="#([\w-]+-note-\d+)"/g));
    expect([...marks].sort()).toEqual(notes.sort());
  });
});
