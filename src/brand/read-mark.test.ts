import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { secondMark } from '../../harness/second-brand.ts';
import { type Mark, readMark } from './read-mark.ts';

const read = (inside: string, attributes = 'viewBox="0 0 8 8"') =>
  readMark(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);
const markupOf = ({ content }: Mark) => renderToStaticMarkup(createElement('svg', null, content)).slice(5, -6);
const markup = (...svg: Parameters<typeof read>) => markupOf(read(...svg));

it('shapes keep their colours, written as attributes, as a style or by a class, and what an editor wrote for itself is left out', () => {
  const mark = readMark(secondMark);
  expect(mark).toMatchObject({ width: 60, height: 40, hasIds: true });
  const drawn = markupOf(mark);
  expect(drawn).toMatch(/^<g transform="translate\(-10 -10\)"><defs>/);
  expect(drawn).toContain('<circle cx="28" cy="30" r="14" fill="#4338ca">');
  expect(drawn).toContain('<stop offset="0" stop-color="#b0217a">');
  expect(drawn).toMatch(
    /<path d="M44 30h14"[^>]* stroke="url\(#mark-a\)" stroke-width="4" stroke-linecap="round" id="mark-b">/,
  );
  expect(drawn).toContain('<use transform="translate(0 14)" href="#mark-b">');
  expect(drawn).not.toMatch(/class|style=|tool|metadata|\.st0/);
});

it('a mark may name the brand’s colours, and what the whole of it is painted with holds for all', () => {
  expect(markup('<path d="M0 0h8" stroke="var(--color-action)"/>', 'viewBox="0 0 8 8" fill="none"')).toBe(
    '<g fill="none"><path d="M0 0h8" stroke="var(--color-action)"></path></g>',
  );
});

it('a mark without a viewBox is as large as it says', () => {
  expect(read('<path d="M0 0h8"/>', 'width="32px" height="16px"')).toMatchObject({
    width: 32,
    height: 16,
    hasIds: false,
  });
  expect(() => read('<path d="M0 0h8"/>', 'width="100%"')).toThrow(/give it a viewBox/);
});

it('nothing that runs, or comes from elsewhere, gets into a page', () => {
  const drawn = markup(
    '<path d="M0 0h8" onclick="alert(1)" fill="url(https://elsewhere.example/a#b)"/><use href="https://elsewhere.example/a#b"/>',
  );
  expect(drawn).toBe('<g><path d="M0 0h8"></path><use></use></g>');
  for (const part of ['<script>alert(1)</script>', '<image href="a.png"/>', '<text>Name</text>', '<foreignObject/>']) {
    expect(() => read(part), part).toThrow(
      /^src\/brand\.svg holds <\w+>, and a mark is made of shapes: turn it into paths\.$/,
    );
  }
  expect(() => read('<style>path:hover{fill:red}</style>')).toThrow(/a style for “path:hover”/);
});
