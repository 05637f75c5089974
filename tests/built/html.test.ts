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
});
