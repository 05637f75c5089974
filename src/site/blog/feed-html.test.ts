import { expect, it } from 'vitest';
import { feedHtml } from './feed-html.ts';

const page = 'https://shop.example/blog/fees';

it.each([
  ['a link to another page', '<a href="/contact">x</a>', '<a href="https://shop.example/contact">x</a>'],
  ['a link within the page', '<a href="#top">x</a>', '<a href="https://shop.example/blog/fees#top">x</a>'],
  ['a link to another site', '<a href="https://b.example/c">x</a>', '<a href="https://b.example/c">x</a>'],
  ['classes and roles', '<p class="a b" id="c" role="note">x</p>', '<p>x</p>'],
  ['words that look like them', '<p>in class=&quot;a&quot; it is</p>', '<p>in class=&quot;a&quot; it is</p>'],
])('treats %s', (_, html, expected) => {
  expect(feedHtml(html, page)).toBe(expected);
});
