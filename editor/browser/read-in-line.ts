import type { fields } from '@keystatic/core';

type Text = ReturnType<ReturnType<typeof fields.mdx.inline>['defaultValue']>;

/** The first of the characters that no text has. */
const firstPrivate = 0xe000;

/**
 * Reads a text with parts in its lines. Keystatic takes them out of the marks that they stand in, so that a fact in words which
 * stand only while it is known would stand outside them, and reads none in a cell of a table. So a letter is read in the place
 * of each, and the part put in for it.
 */
export function readInLine(parts: readonly string[], mdx: string, read: (mdx: string) => Text): Text {
  const found: string[] = [];
  const inLine = new RegExp(`<(?:${parts.join('|')})\\b[^>]*/>`, 'g');
  const text = read(mdx.replace(inLine, (part) => String.fromCharCode(firstPrivate + found.push(part) - 1)));
  // What is read is not to be undone.
  const change = text.tr.setMeta('addToHistory', false);
  text.doc.descendants((node, position) => {
    for (const { index, 0: letter } of node.text?.matchAll(/[\ue000-\uf8ff]/g) ?? []) {
      const part = read(found[letter.charCodeAt(0) - firstPrivate] ?? '').doc.firstChild?.firstChild;
      if (part) change.replaceWith(position + index, position + index + 1, part.mark(node.marks));
    }
  });
  return text.apply(change);
}
