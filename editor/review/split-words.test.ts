import { expect, it } from 'vitest';
import { splitWords } from './split-words.ts';

it.each([
  ['Two fair prices here', 'Two new prices here', 'Two |fair |new |prices here'],
  ['One', 'Two', '|One|Two|'],
  ['Ask us', 'Ask us now', 'Ask |us|us now|'],
  ['a a', 'a', '|a ||a'],
  ['', 'New', '||New|'],
])('finds where “%s” and “%s” differ', (one, other, parts) => {
  const { start, middles, end } = splitWords(one, other);
  expect([start, ...middles, end].join('|')).toBe(parts);
});
