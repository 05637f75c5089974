import { describe, expect, it } from 'vitest';
import { neighboursOf, newestFirst } from './article-order.ts';

const on = (date: string, slug = date) => ({ slug, date });
const week = ['07', '06', '05', '04', '03', '02', '01'].map((day) => on(`2025-01-${day}`));
const slugsOf = (articles: readonly { readonly slug: string }[]) => articles.map(({ slug }) => slug.slice(-2));

it('orders newest first, and articles of one day by slug', () => {
  const mixed = [on('2024-12-10'), on('2025-01-15', 'b'), on('2025-01-15', 'a')];
  expect(newestFirst(mixed).map(({ slug }) => slug)).toEqual(['a', 'b', '2024-12-10']);
});

describe('neighboursOf', () => {
  it('names the article before and after, and the nearest others', () => {
    const { previous, next, related } = neighboursOf(week, 3, []);
    expect(slugsOf([previous, next].flatMap((article) => article ?? []))).toEqual(['03', '05']);
    expect(slugsOf(related)).toEqual(['02', '06', '01']);
  });

  it('puts what the text links to first, without what is named already', () => {
    const linked = ['2025-01-03', '2025-01-07', '2025-01-04', 'unknown'];
    expect(slugsOf(neighboursOf(week, 3, linked).related)).toEqual(['07', '02', '06']);
  });

  it('has fewer at the ends and in a small blog', () => {
    expect(neighboursOf(week, 0, []).next).toBeUndefined();
    expect(neighboursOf(week, 6, []).previous).toBeUndefined();
    expect(slugsOf(neighboursOf(week, 0, []).related)).toEqual(['05', '04', '03']);
    expect(neighboursOf(week.slice(0, 1), 0, [])).toEqual({ previous: undefined, next: undefined, related: [] });
  });
});
