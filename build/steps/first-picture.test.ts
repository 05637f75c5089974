import { expect, it } from 'vitest';
import { showFirstPictureAtOnce } from './first-picture.ts';

const page = (html: string) => ({ address: '/', html, policy: '', problems: [] });
const lazy = (file: string) => `<picture><source srcset="/a.avif"><img src="${file}" loading="lazy" alt=""></picture>`;

it('only the pictures behind the first wait until they are near', () => {
  const mark = '<img src="/favicon.svg" alt="">';
  expect(showFirstPictureAtOnce(page(`${mark}${lazy('/a.jpg')}<p>a</p>${lazy('/b.jpg')}`)).html).toBe(
    `${mark}${lazy('/a.jpg').replace(' loading="lazy"', '')}<p>a</p>${lazy('/b.jpg')}`,
  );
});

it('a page without pictures stays as it is', () => {
  const bare = page('<img src="/favicon.svg" alt=""><p>a</p>');
  expect(showFirstPictureAtOnce(bare)).toBe(bare);
});
