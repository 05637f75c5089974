import { describe, expect, it } from 'vitest';
import { htmlMistakes } from '../../harness/html-mistakes.ts';
import { pagePaths } from '../../harness/pages.ts';
import { builtPages } from './dist.ts';

describe('the built pages', () => {
  it('are the routes of the site and its two answers to an address that leads nowhere', () => {
    const expected = [...pagePaths, '/404', '/post-not-found'].sort();
    expect(builtPages.map(({ path }) => path).sort()).toEqual(expected);
  });

  it.each(builtPages.map(({ path, html }) => [path, html]))('%s is valid HTML', async (_, html) => {
    expect(await htmlMistakes(html)).toEqual([]);
  });

  it.each(builtPages.map(({ path, html }) => [path, html]))(
    '%s has headings in order, one of them the first',
    (_, html) => {
      const levels = [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      levels.reduce((before, level) => {
        expect(level).toBeLessThanOrEqual(before + 1);
        return level;
      }, 0);
    },
  );
});
