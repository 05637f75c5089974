import { expect, it } from 'vitest';
import { isPlaceholder } from './site-url.integration.ts';

// What is said of it, and that previews pass, is held by tests/built/refused-builds.test.ts and every other build.
it.each([
  [false, 'https://www.shop.example https://shop.example https://shop.example:8443'],
  [true, 'https://www.shop.com https://example.com https://shop.example.org'],
])('a site is published (%s) under any of %s', (isPublished, urls) => {
  for (const url of urls.split(' ')) expect(isPlaceholder(url), url).toBe(!isPublished);
});
