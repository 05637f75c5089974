import { type Container, parse, type Root } from 'postcss';
import { elementsOf, insert, type Page, type PageElement } from '../page.ts';

/**
 * Puts what the opening words of a page need of its style before them, and the whole style behind them: the first bytes of
 * a new connection, which hold neither a whole style nor a whole page, then have what a visitor reads first
 * (docs/decisions/0025). What stands twice is the same rule in the same layer, so that nothing looks otherwise once all of
 * it is there. Belongs behind what joins the styles.
 */
export function styleWordsFirst(page: Page): Page {
  const elements = elementsOf(page.html);
  const style = elements.find(({ name }) => name === 'style');
  const end = endOfWords(elements);
  if (!style || end === undefined) return page;
  const sheet = parse(style.text);
  const first = `<style>${needed(sheet, seenBefore(end, elements))}</style>`;
  const html = insert(page.html, [{ at: end, text: `<style>${withoutFaces(sheet)}</style>` }]);
  return { ...page, html: html.slice(0, style.start) + first + html.slice(style.end) };
}

/** Behind the last of the heading, the lead and the ways on, as far as they come before the first thing that is more than words. */
function endOfWords(elements: readonly PageElement[]): number | undefined {
  const title = elements.find(({ attributes }) => attributes['id'] === 'title');
  if (!title) return undefined;
  const after = elements.filter(({ start }) => start >= title.end);
  const limit = after.find(({ name, attributes }) => name === 'astro-island' || attributes['id'] === 'screen');
  const words = ['lead', 'actions'].map((name) => after.find(({ attributes }) => classes(attributes).includes(name)));
  const ends = words.filter((found) => found !== undefined && found.start < (limit?.start ?? 0)).map((found) => found?.end ?? 0);
  return Math.max(title.end, ...ends);
}

const classes = (attributes: PageElement['attributes']) => (attributes['class'] ?? '').split(/\s+/);

/** The elements and the classes up to a place, as selectors name them; but no popover, which the browser hides until its style comes. */
function seenBefore(end: number, elements: readonly PageElement[]): ReadonlySet<string> {
  const before = elements.filter(({ start }) => start < end);
  const popovers = before.filter(({ attributes }) => 'popover' in attributes);
  const seen = before.filter(({ start }) => !popovers.some((popover) => popover.start <= start && start < popover.end));
  return new Set(seen.flatMap(({ name, attributes }) => [name, ...classes(attributes).map((one) => `.${one}`)]));
}

/** What of a style is for what has been seen, while nobody has done anything yet. */
function needed(sheet: Root, seen: ReadonlySet<string>): string {
  const part = sheet.clone();
  keepSeen(part, seen);
  return part.toString();
}

function keepSeen(parent: Container, seen: ReadonlySet<string>): void {
  parent.each((node) => {
    if (node.type === 'rule' && !node.selectors.some((selector) => isSeen(selector, seen))) node.remove();
    else if (node.type === 'atrule' && /keyframes$/.test(node.name)) node.remove();
    else if ((node.type === 'rule' || node.type === 'atrule') && node.nodes) {
      keepSeen(node, seen);
      if (node.nodes.length === 0) node.remove();
    }
  });
}

const notOrAttribute = /:not\([^)]*\)|\[[^\]]*\]/g;
const anyOf = /:(?:is|where)\(([^()]*)\)/g;
const classOrElement = /(?<![\w:#-])\.?[a-z][\w-]*/g;
const untilSomebodyActs = /:(?:hover|focus|popover-open)/;

/** Whether all that a selector names has been seen: of alternatives, one. */
function isSeen(selector: string, seen: ReadonlySet<string>): boolean {
  const chosen = selector
    .replace(notOrAttribute, '')
    .replace(anyOf, (_, alternatives: string) => alternatives.split(',').find((one) => isSeen(one, seen)) ?? alternatives);
  return !untilSomebodyActs.test(chosen) && (chosen.match(classOrElement) ?? []).every((name) => seen.has(name));
}

/** The whole of a style but for its fonts: a font named anew would be looked for anew. */
function withoutFaces(sheet: Root): string {
  const rest = sheet.clone();
  rest.walkAtRules('font-face', (face) => void face.remove());
  return rest.toString();
}
