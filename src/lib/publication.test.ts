import { expect, it } from 'vitest';
import { isPlaceholder, isPublication } from './publication.ts';

// What is said of it, and that previews pass, is held by tests/built/refused-builds.test.ts and every other build.
it.each([
  [false, 'https://www.shop.example https://shop.example https://shop.example:8443'],
  [true, 'https://www.shop.com https://example.com https://shop.example.org'],
])('a site is published (%s) under any of %s', (isPublished, urls) => {
  for (const url of urls.split(' ')) expect(isPlaceholder(url), url).toBe(!isPublished);
});

it('a preview is no publication, whatever its address', () => {
  expect(isPublication('https://www.shop.com', {})).toBe(true);
  expect(isPublication('https://www.shop.com', { SITE_PREVIEW: '1' })).toBe(false);
  expect(isPublication('https://www.shop.example', {})).toBe(false);
});
