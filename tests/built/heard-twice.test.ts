/** What a page says to those who listen, where an engine of the tests would say it twice and another would not. */
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { builtPages } from './dist.ts';

it.each(builtPages)('$path says what a drawing shows, and not the words in it as well', ({ html }) => {
  const drawings = DomUtils.getElementsByTagName('svg', parseDocument(html)).filter(
    ({ attribs }) => attribs['role'] === 'img',
  );
  const inside = drawings.flatMap(({ children }) => children.map((child) => DomUtils.getOuterHTML(child)));
  expect(inside.filter((part) => /<(?:use|text)\b/.test(part) && !/^<\w+ aria-hidden="true"/.test(part))).toEqual([]);
});
