import { elementsOf, type Page } from '../page.ts';

/** Lets a page ask for its first picture at once, and not only when it is near: it may be the largest thing on the first screen. */
export function showFirstPictureAtOnce(page: Page): Page {
  const first = elementsOf(page.html).find(
    ({ name, attributes }) => name === 'img' && attributes['loading'] === 'lazy',
  );
  if (!first) return page;
  const tag = page.html.slice(first.start, first.end).replace(' loading="lazy"', '');
  return { ...page, html: page.html.slice(0, first.start) + tag + page.html.slice(first.end) };
}
