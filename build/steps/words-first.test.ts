import { expect, it } from 'vitest';
import { styleWordsFirst } from './words-first.ts';

const page = (style: string, body: string) => ({
  address: '/',
  html: `<html><head><style>${style}</style></head><body>${body}</body></html>`,
  policy: '',
  problems: [],
});

const words = '<h1 id="title" class="a">b</h1><p class="lead">c</p><p class="actions">d</p>';
const rest = '<div class="e">f</div><span id="screen"></span>';
const styles = (html: string) =>
  html
    .split('<style>')
    .slice(1)
    .map((part) => part.slice(0, part.indexOf('</style>')));

it('puts the whole style behind the words, and before them what they need of it', () => {
  const { html } = styleWordsFirst(page('@layer x,y;@layer x{.a{top:0}.e{top:0}}', `${words}${rest}`));
  expect(html).toBe(
    `<html><head><style>@layer x,y;@layer x{.a{top:0}}</style></head><body>${words}<style>@layer x,y;@layer x{.a{top:0}.e{top:0}}</style>${rest}</body></html>`,
  );
});

it.each([
  ['of a class on the way', 'main .lead{top:0}', true],
  ['of an element that is not there yet', 'h1 em{top:0}', false],
  ['of one thing or another', ':is(h1,h2)+p{top:0}', true],
  ['of a list', 'h1,h2{top:0}', true],
  ['but not of something', '.lead:not(.e){top:0}', true],
  ['of what somebody does', 'h1:hover{top:0}', false],
  ['on some screens', '@media (width<40rem){.e{top:0}h1{top:0}}', true],
  ['for what comes later, on some screens', '@media (width<40rem){.e{top:0}}', false],
  ['of a popover, which is not shown yet', '.g{top:0}', false],
  ['of movement', '@keyframes h{to{top:0}}', false],
])('a rule %s', (_what, rule, isNeeded) => {
  const { html } = styleWordsFirst(page(rule, `<nav popover class="g">h</nav><main>${words}${rest}</main>`));
  const [first, whole] = styles(html);
  expect(first !== '').toBe(isNeeded);
  expect(whole).toBe(rule);
});

it('names a font once', () => {
  const { html } = styleWordsFirst(page('@font-face{font-family:a}', `${words}${rest}`));
  expect(styles(html)).toEqual(['@font-face{font-family:a}', '']);
});

it.each([
  ['an island', '<astro-island></astro-island>'],
  ['the end of the first screen', '<span id="screen"></span>'],
])('words behind %s are the rest', (_what, end) => {
  const { html } = styleWordsFirst(page('', `<h1 id="title">a</h1>${end}<p class="lead">b</p>`));
  expect(html).toContain('</h1><style>');
});

it('a page without a heading stays as it is', () => {
  const bare = page('a{top:0}', '<p>b</p>');
  expect(styleWordsFirst(bare)).toBe(bare);
});
