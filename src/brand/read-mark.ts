import { DomUtils, parseDocument } from 'htmlparser2';
import { createElement, type ReactNode } from 'react';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Node = Element['children'][number];

/** A logo's mark, as it can be drawn anywhere: in pages, in icons, in social images. */
export interface Mark {
  readonly width: number;
  readonly height: number;
  /** What is in it; SVG's own defaults hold for what says nothing else. */
  readonly content: ReactNode;
  /** Whether parts of it name each other, so that a page can hold it only once. */
  readonly hasIds: boolean;
}

const shapes =
  /^(?:g|path|rect|circle|ellipse|line|polyline|polygon|use|defs|linearGradient|radialGradient|stop|pattern|clipPath|mask|symbol)$/;
/** What editors write for themselves, and for readers of the file. */
const unseen = /^(?:style|title|desc|metadata|.+:.+)$/;
const geometry =
  /^(?:d|points|[xy][12]?|c[xy]|r|r[xy]|f[xyr]|width|height|viewBox|transform|offset|spreadMethod|(?:gradient|pattern|clipPath|mask)(?:Content)?(?:Units|Transform))$/;
const presentation = /^(?:(?:fill|stroke|stop)(?:-[a-z]+)?|clip-(?:path|rule)|mask|opacity|display|color)$/;
/** How an attribute names another part of the drawing. */
const reference = /(?<=url\(\s*["']?#)[^"')]+/g;

/** What classes stand for, of the one kind of rule that drawing programs write: `.st0{fill:#e63946}`. */
type Rules = ReadonlyMap<string, string>;

/**
 * The mark that an SVG file holds, without what its editor wrote for itself: shapes and their colours, which may be roles of the
 * brand, as in `stroke="var(--color-action)"`. Throws for what no mark is made of, and says what to do.
 */
export function readMark(svg: string): Mark {
  const [root] = DomUtils.getElementsByTagName('svg', parseDocument(svg, { xmlMode: true }).children, false);
  if (!root) throw new Error('src/brand.svg holds no <svg>.');
  const rules = rulesOf(root);
  const inherited = Object.entries(attributesOf(root, rules)).filter(([name]) => !geometry.test(name) && name !== 'id');
  const [x, y, width, height] = boxOf(root);
  const moved = x === 0 && y === 0 ? {} : { transform: `translate(${-x} ${-y})` };
  return {
    width,
    height,
    content: createElement('g', { ...Object.fromEntries(inherited), ...moved }, ...drawn(root.children, rules)),
    hasIds: /url\(|href=/.test(svg),
  };
}

/** From `viewBox`, or from the size of the picture. */
function boxOf({ attribs: { viewBox, width = '', height = '' } }: Element): readonly [number, number, number, number] {
  const [x = 0, y = 0, across = 0, down = 0] = viewBox
    ? viewBox
        .trim()
        .split(/[\s,]+/)
        .map(Number)
    : [0, 0, Number.parseFloat(width), Number.parseFloat(height)];
  if (across > 0 && down > 0) return [x, y, across, down];
  throw new Error('src/brand.svg does not say how large it is: give it a viewBox.');
}

function drawn(nodes: readonly Node[], rules: Rules): readonly ReactNode[] {
  return nodes.flatMap((node) => {
    if (!('attribs' in node) || unseen.test(node.name)) return [];
    if (shapes.test(node.name))
      return createElement(node.name, attributesOf(node, rules), ...drawn(node.children, rules));
    throw new Error(`src/brand.svg holds <${node.name}>, and a mark is made of shapes: turn it into paths.`);
  });
}

/** What an element says of its shape and its paint, by the names that React has for it; later words count. */
function attributesOf({ attribs }: Element, rules: Rules): Readonly<Record<string, string>> {
  const { class: classes = '', style = '', href = attribs['xlink:href'], id, ...said } = attribs;
  const styled = [...classes.split(/\s+/).map((name) => rules.get(name) ?? ''), style].flatMap(declarationsOf);
  const kept = [...Object.entries(said), ...styled].filter(
    ([name, value]) => (geometry.test(name) || presentation.test(name)) && !/url\((?!\s*["']?#)/.test(value),
  );
  return {
    ...Object.fromEntries(kept.map(([name, value]) => [inCamelCase(name), value.replace(reference, 'mark-$&')])),
    ...(id && { id: `mark-${id}` }),
    ...(href?.startsWith('#') && { href: `#mark-${href.slice(1)}` }),
  };
}

const inCamelCase = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function declarationsOf(style: string): readonly (readonly [name: string, value: string])[] {
  return Array.from(style.matchAll(/([\w-]+)\s*:\s*([^;]+)/g), ([, name = '', value = '']) => [name, value.trim()]);
}

function rulesOf(root: Element): Rules {
  const css = DomUtils.getElementsByTagName('style', root)
    .map((style) => DomUtils.textContent(style))
    .join('');
  const rules = new Map<string, string>();
  for (const [, selectors = '', declarations = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    for (const selector of selectors.split(',').map((each) => each.trim())) {
      if (!/^\.[\w-]+$/.test(selector)) {
        throw new Error(`src/brand.svg has a style for “${selector}”: write it as attributes of the shapes.`);
      }
      rules.set(selector.slice(1), `${rules.get(selector.slice(1)) ?? ''};${declarations}`);
    }
  }
  return rules;
}
