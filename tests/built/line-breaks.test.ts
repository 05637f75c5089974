import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { builtFiles, builtPages, dist } from './dist.ts';

type Parent = ReturnType<typeof parseDocument> | ReturnType<typeof DomUtils.findAll>[number];

const notWrapped = /^(?:head|script|style|svg|option|textarea)$/;

function textsIn(parent: Parent): readonly string[] {
  return parent.children.flatMap((node) => {
    if ('attribs' in node) return notWrapped.test(node.name) ? [] : textsIn(node);
    return node.type === 'text' ? [node.data] : [];
  });
}

/** Where a line could end within what is read as one word or one figure. */
const badBreaks = [
  /\p{L}-\p{L}/u,
  /\d-\p{L}|\p{L}-\d/u,
  /[\d%]–[$\d]/,
  /[\d%] [+−×÷=] [$\d]/,
  /\d (?:seconds|minutes|hours|days|weeks|months|years|million|percent|BTC)\b/,
];

describe('no line can end within a range, a sum, a hyphenated term or a number with its unit', () => {
  it.each(builtPages)('on $path', ({ file }) => {
    const texts = textsIn(parseDocument(readFileSync(join(dist, file), 'utf8')));
    // An address is copied as it is.
    const prose = texts.filter((text) => !/@|:\/\//.test(text));
    expect(prose.filter((text) => badBreaks.some((bad) => bad.test(text)))).toEqual([]);
  });
});

it('what machines read has no sign in it that only keeps lines together', () => {
  // What styles put between words is only shown.
  const heads = builtPages.map(({ file }) =>
    readFileSync(join(dist, file), 'utf8')
      .split('</head>')[0]
      ?.replaceAll(/<style>.*?<\/style>/gs, ''),
  );
  const files = builtFiles.filter((file) => /\.(?:xml|txt|json)$/.test(file));
  const texts = [...heads, ...files.map((file) => readFileSync(join(dist, file), 'utf8'))];
  expect(texts.filter((text = '') => text.includes('\u2060'))).toEqual([]);
});
