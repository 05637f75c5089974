import { elementsOf, type Page } from '../page.ts';

/** Joins the style elements of a page in the first of them: each would be another hash in the policy, twice a page. */
export function joinStyles(page: Page): Page {
  const [first, ...others] = elementsOf(page.html).filter(({ name }) => name === 'style');
  if (!first) return page;
  const without = others.reduceRight((html, { start, end }) => html.slice(0, start) + html.slice(end), page.html);
  const at = first.end - '</style>'.length;
  return { ...page, html: without.slice(0, at) + others.map(({ text }) => text).join('') + without.slice(at) };
}
