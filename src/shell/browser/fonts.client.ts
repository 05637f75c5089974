import { fontsMark } from '../../lib/browser-protocol.ts';

async function swap(): Promise<void> {
  await Promise.allSettled(Array.from(document.fonts, (font) => font.load()));
  document.documentElement.setAttribute(fontsMark, '');
}

/** Shows a narrow screen's first page in its fonts (styles/tokens.css): all at once, since each lays the page out anew. */
export const fontsShown = swap();
