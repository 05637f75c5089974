import { expect, it } from 'vitest';
import { changedPages } from './changed-pages.ts';

it.each([
  ['src/site/home/page.yaml', 'Home', '/'],
  ['src/site/cash-discount/page.yaml', 'Cash discount', '/cash-discount'],
  ['src/site/about/The till.JPG', 'About', '/about'],
  ['src/site/blog/articles/embedded-finance.mdx', 'Embedded finance', '/blog/embedded-finance'],
  ['src/site/everywhere/words.yaml', 'Words', undefined],
  ['src/site/everywhere/seal.svg', 'Seal', undefined],
  ['src/site/not-found/answers.yaml', 'Answers', undefined],
  ['src/figures/subjects/service.yaml', 'Figures: service', undefined],
])('calls what %s changes as the editor does', (path, label, shownAt) => {
  const file = { path, isNew: false, isGone: true, before: '', after: undefined };
  expect(changedPages([file])).toMatchObject([{ label, shownAt }]);
});
