import { fontsMark } from '../../lib/browser-protocol.ts';

/** Shows a narrow screen's first page in its fonts (styles/tokens.css): all at once, since each lays out anew what is not put aside `before`. */
export async function showFonts(before: () => void): Promise<void> {
  await Promise.allSettled(Array.from(document.fonts, (font) => font.load()));
  before();
  document.documentElement.setAttribute(fontsMark, '');
}
