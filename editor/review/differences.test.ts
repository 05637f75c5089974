import { expect, it } from 'vitest';
import { differences } from './differences.ts';

const cards = [
  { title: 'Counter', text: 'For shops' },
  { title: 'Online', text: 'For the web' },
];

it.each([
  ['nothing where nothing differs', { a: [1, { b: true }] }, { a: [1, { b: true }] }, []],
  [
    'a text by its label',
    { howItWorks: { title: 'One' } },
    { howItWorks: { title: 'Two' } },
    [['How it works › Title', 'One', 'Two']],
  ],
  [
    'a figure by its id',
    { figures: { 'setup.hours': { value: '24' } } },
    { figures: { 'setup.hours': { value: '48' } } },
    [['Figures › setup.hours › Value', '24', '48']],
  ],
  ['what was not there', {}, { call: { note: 'New' } }, [['Call › Note', undefined, 'New']]],
  ['what is not there any more', { draft: true }, {}, [['Draft', 'yes', undefined]]],
  [
    'an entry by its place and name',
    { cards },
    { cards: [cards[0], { title: 'Online', text: 'For the road' }] },
    [['Cards › 2 “Online” › Text', 'For the web', 'For the road']],
  ],
  [
    'an entry that has come before the others, alone',
    { cards },
    { cards: [{ title: 'Phone' }, ...cards] },
    [['Cards › 1 “Phone” › Title', undefined, 'Phone']],
  ],
  ['an entry that is gone, at its old place', ['a', 'b'], ['a'], [['2', 'b', undefined]]],
  [
    'entries in another order',
    { cards },
    { cards: cards.toReversed() },
    [['Cards › Order', 'Counter, Online', 'Online, Counter']],
  ],
  [
    'a text in the place of a group',
    { art: 'a' },
    { art: { alt: 'b' } },
    [
      ['Art', 'a', undefined],
      ['Art › Alt', undefined, 'b'],
    ],
  ],
])('tells %s', (_what, before, after, told) => {
  const fields = differences(before, after).map(({ field, ...words }) => [field, words.before, words.after]);
  expect(fields).toEqual(told);
});
