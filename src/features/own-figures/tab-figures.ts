import { exampleMark, ownMark, printMark } from '../../lib/browser-protocol.ts';
import { type Figures, keep, kept } from './own-figures.ts';
import { print } from './print.ts';

/** The visitor's figures, as every sheet of this page has them; undefined while it is the example's that are shown. */
let current = kept();

let isShown = false;

const followers = new Set<() => void>();

/** What is printed of the example, by where it stands. */
const examples = new Map<Element, string>();

/** Writes every line that is printed of the figures. */
function printPage(): void {
  document.documentElement.toggleAttribute(ownMark, current !== undefined);
  const lines = new Map(Object.entries(current ? print(current) : {}));
  for (const line of document.querySelectorAll(`[${printMark}]`)) {
    const example = examples.get(line) ?? line.textContent;
    examples.set(line, example);
    const text = lines.get(line.getAttribute(printMark) ?? '') ?? example;
    if (line.textContent !== text) line.textContent = text;
  }
}

/** The visitor's figures. */
export const tabFigures = (): Figures | undefined => current;

/** Keeps other figures, or the example's again, prints them wherever the page does and tells every sheet. */
export function changeFigures(figures: Figures | undefined): void {
  current = figures;
  keep(figures);
  printPage();
  for (const follow of followers) follow();
}

/** Calls back at each change; answers how to stop that. */
export function onFigures(follow: () => void): () => void {
  followers.add(follow);
  return () => followers.delete(follow);
}

/** Prints what the tab has, and makes the buttons act that bring the example back. Once a page: modules run at build, too. */
export function showFigures(): void {
  if (isShown) return;
  isShown = true;
  printPage();
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[${exampleMark}]`)) changeFigures(undefined);
  });
}
