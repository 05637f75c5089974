import type { fields } from '@keystatic/core';

type Text = ReturnType<ReturnType<typeof fields.mdx.inline>['defaultValue']>;

/** The first of the characters that no text has. */
const firstPrivate = 0xe000;

/**
 * Reads a text whose parts in a line keep the marks that they stand in. Keystatic takes these off: a fact in words that stand
 * only while it is known would stand outside them. So a letter is read in its place, and the part put in for it.
 */
export function readInMarks(parts: readonly string[], mdx: string, read: (mdx: string) => Text): Text {
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
