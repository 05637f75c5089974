import { describe, expect, it } from 'vitest';
import { htmlMistakes } from '../../harness/html-mistakes.ts';
import { pagePaths } from '../../harness/pages.ts';
import { builtPages } from './dist.ts';

describe('the built pages', () => {
  it('are the routes of the site and its two answers to an address that leads nowhere', () => {
    const expected = [...pagePaths, '/404', '/post-not-found'].sort();
    expect(builtPages.map(({ path }) => path).sort()).toEqual(expected);
  });

  it.each(builtPages)('$path is valid HTML, with headings in order', async ({ sent }) => {
    expect(await htmlMistakes(sent)).toEqual([]);
  });

  // HTML, blocking attributes: a browser would show nothing until it has read all of a page that lacks one.
  it.each(builtPages)('$path has the places that it waits for before it is painted, once each', ({ html }) => {
    const awaited = [...html.matchAll(/<link rel="expect" href="#(\w+)"/g)].map(([, id = '']) => id);
    expect(awaited).toEqual(['title', 'screen']);
    for (const id of awaited) expect(html.split(` id="${id}"`).length - 1).toBe(1);
  });
});
