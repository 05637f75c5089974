import { type Container, parse, type Root } from 'postcss';
import { elementsOf, insert, type Page, type PageElement } from '../page.ts';

/**
 * Puts what a page's opening words need of its style before them, and the whole style behind them: a new connection's first
 * bytes hold neither a whole style nor a whole page, and now hold what a visitor reads first (docs/decisions/0025). What
 * stands twice is the same rule in the same layer, so the whole style decides as it would alone. Belongs behind whatever
 * changes an element.
 */
export function styleWordsFirst(page: Page): Page {
  const elements = elementsOf(page.html);
  const style = elements.find(({ name }) => name === 'style');
  const end = endOfWords(elements);
  if (!style || end === undefined) return page;
  const sheet = parse(style.text);
  const first = `<style>${needed(sheet, seenBefore(end, elements))}</style>`;
  const whole = insert(page.html, [{ at: end, text: `<style>${withoutFonts(sheet)}</style>` }]);
  return { ...page, html: whole.slice(0, style.start) + first + whole.slice(style.end) };
}

const classesOf = ({ attributes }: PageElement): readonly string[] => attributes['class']?.split(/\s+/) ?? [];

/** Behind the heading, and the lead and the ways on if they come before the first island and the end of the first screen. */
function endOfWords(elements: readonly PageElement[]): number | undefined {
  const title = elements.find(({ attributes }) => attributes['id'] === 'title');
  if (!title) return undefined;
  const after = elements.filter(({ start }) => start >= title.end);
  const stop = after.findIndex(({ name, attributes }) => name === 'astro-island' || attributes['id'] === 'screen');
  const near = after.slice(0, Math.max(stop, 0));
  const words = ['lead', 'actions'].flatMap((name) => near.find((element) => classesOf(element).includes(name)) ?? []);
  return Math.max(title.end, ...words.map(({ end }) => end));
}

/** The elements and classes up to a place as selectors name them, less every popover, which browsers hide until it has its style. */
function seenBefore(end: number, elements: readonly PageElement[]): ReadonlySet<string> {
  const before = elements.filter(({ start }) => start < end);
  const popovers = before.filter(({ attributes }) => 'popover' in attributes);
  const seen = before.filter(({ start }) => !popovers.some((popover) => popover.start <= start && start < popover.end));
  return new Set(seen.flatMap((element) => [element.name, ...classesOf(element).map((name) => `.${name}`)]));
}

/** What of a style is for what has been seen. */
function needed(sheet: Root, seen: ReadonlySet<string>): string {
  const part = sheet.clone();
  keepSeen(part, seen);
  return part.toString();
}

function keepSeen(parent: Container, seen: ReadonlySet<string>): void {
  parent.each((node) => {
    if (node.type === 'rule' && !node.selectors.some((selector) => isSeen(selector, seen))) node.remove();
    else if (node.type === 'atrule' && node.name.endsWith('keyframes')) node.remove();
    else if ((node.type === 'rule' || node.type === 'atrule') && node.nodes) {
      keepSeen(node, seen);
      if (node.nodes.length === 0) node.remove();
    }
  });
}

const untilSomebodyActs = /:(?:hover|focus|popover-open)/;
const notOrAttribute = /:not\([^)]*\)|\[[^\]]*\]/g;
const anyOf = /:(?:is|where)\(([^()]*)\)/g;
const classOrElement = /(?<![\w:#-])\.?[a-z][\w-]*/g;

/** Whether all that a selector names has been seen; of alternatives, one. */
function isSeen(selector: string, seen: ReadonlySet<string>): boolean {
  const names = selector
    .replace(notOrAttribute, '')
    .replace(anyOf, (_, list: string) => list.split(',').find((one) => isSeen(one, seen)) ?? list);
  return !untilSomebodyActs.test(names) && (names.match(classOrElement) ?? []).every((name) => seen.has(name));
}

/** A whole style but for its fonts: named twice, a font is looked for twice. */
function withoutFonts(sheet: Root): string {
  const rest = sheet.clone();
  rest.walkAtRules('font-face', (font) => {
    font.remove();
  });
  return rest.toString();
}
