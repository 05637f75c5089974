import { type DomUtils, parseDocument } from 'htmlparser2';
import { keepWhole, sentencesOf } from '../../src/lib/typography.ts';
import type { Page } from '../page.ts';

type Parent = ReturnType<typeof parseDocument> | ReturnType<typeof DomUtils.findAll>[number];

/** What is no prose; and islands, which have to stay as their scripts render them: their words come whole (build/words.plugin.ts). */
const leftAlone = /^(?:head|script|style|svg|option|textarea|astro-island)$/;

const heading = /^h[1-4]$/;

/**
 * Says where the lines of a page may end: not within a range, a sum or a hyphenated term, and in a heading of several
 * sentences between them. Only here, so that titles, feeds and what machines read stay as they are written.
 */
export function breakLinesWell(page: Page): Page {
  const document = parseDocument(page.html, { withStartIndices: true, withEndIndices: true, decodeEntities: false });
  const parts: string[] = [];
  let written = 0;
  for (const { start, end, text } of textsIn(document)) {
    parts.push(page.html.slice(written, start), text);
    written = end;
  }
  return { ...page, html: parts.join('') + page.html.slice(written) };
}

interface Text {
  /** Where it stands in the page. */
  readonly start: number;
  readonly end: number;
  /** What is to stand there. */
  readonly text: string;
}

const isText = ({ type }: Parent['children'][number]) => type === 'text';

/** The texts of a part of a page, in order. */
function textsIn(parent: Parent): readonly Text[] {
  return parent.children.flatMap((node) => {
    if ('attribs' in node) return leftAlone.test(node.name) ? [] : textsIn(node);
    if (node.type !== 'text') return [];
    const whole = keepWhole(node.data);
    const isHeading = 'attribs' in parent && heading.test(parent.name) && parent.children.filter(isText).length === 1;
    const text = isHeading ? inSentences(whole) : whole;
    return [{ start: node.startIndex ?? 0, end: (node.endIndex ?? 0) + 1, text }];
  });
}

/** A heading with each of its sentences in an element, if it has several. */
function inSentences(text: string): string {
  const sentences = sentencesOf(text);
  return sentences.length === 1 ? text : sentences.map((each) => `<span class="sentence">${each}</span>`).join(' ');
}
