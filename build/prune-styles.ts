import postcss, { type Container, type Root } from 'postcss';
import { gatherLayers } from './gather-layers.ts';

/** Where names of classes and custom properties may stand besides the styles. */
export interface Readers {
  /** The page. */
  readonly html: string;
  /** Drawings that the page uses: their colours are the page's own. */
  readonly drawings: readonly string[];
  /** Whether any script that the page may run has such a word. */
  readonly isNamedByScript: (word: string) => boolean;
}

/** The class names of a selector, without those in parentheses: what `:not(.a)` or `:is(.a, .b)` says is left alone. */
function classesOf(selector: string): readonly string[] {
  let outside = selector;
  for (let before = ''; before !== outside; ) {
    before = outside;
    outside = outside.replace(/\([^()]*\)/g, '');
  }
  return [...outside.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);
}

const propertiesIn = (text: string): readonly string[] => text.match(/--[a-zA-Z][\w-]*/g) ?? [];

/** Takes away the rules for unread classes, and what is empty without them. */
function pruneRules(container: Container, unread: ReadonlySet<string>): void {
  container.each((node) => {
    if (node.type === 'rule') {
      const read = node.selectors.filter((selector) => !classesOf(selector).some((name) => unread.has(name)));
      if (read.length === 0) node.remove();
      else if (read.length < node.selectors.length) node.selectors = read;
    }
    if (node.type === 'atrule' && node.nodes) {
      const { length } = node.nodes;
      pruneRules(node, unread);
      if (length > 0 && node.nodes.length === 0) node.remove();
    }
  });
}

/** Takes away the custom properties that nothing reads, those included that only these would. */
function pruneProperties(root: Root, readOutside: ReadonlySet<string>): void {
  const read = new Set(readOutside);
  const readBy = new Map<string, readonly string[]>();
  root.walkAtRules(({ params }) => {
    for (const name of propertiesIn(params)) read.add(name);
  });
  root.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) readBy.set(prop, [...(readBy.get(prop) ?? []), ...propertiesIn(value)]);
    else for (const name of propertiesIn(value)) read.add(name);
  });
  // A set that grows is walked to its end.
  for (const name of read) for (const other of readBy.get(name) ?? []) read.add(other);
  root.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove();
  });
}

interface Names {
  readonly classes: readonly string[];
  readonly properties: readonly string[];
}
/** Done once for each text: pages share their styles and drawings. */
function once<Result>(make: (text: string) => Result): (text: string) => Result {
  const made = new Map<string, Result>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    const result = make(text);
    made.set(text, result);
    return result;
  };
}

const parse = once((css) => {
  const root = postcss.parse(css);
  gatherLayers(root);
  return root;
});
const namesIn = once(
  (css): Names => ({
    classes: [...new Set(classesOf(css.replaceAll(/[()]/g, ' ')))],
    properties: [...new Set(propertiesIn(css))],
  }),
);
const propertiesOfDrawing = once((text) => new Set(propertiesIn(text)));
const pruned = new Map<string, string>();

/**
 * A page's styles layer by layer, without what nothing reads: rules for classes that neither its HTML nor its
 * scripts name, and custom properties likewise. Pages alike share the work, since a blog has thousands.
 */
export function pruneStyles(css: string, { html, drawings, isNamedByScript }: Readers): string {
  const { classes, properties } = namesIn(css);
  const worn = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')));
  const painted = [
    new Set(propertiesIn(html.replaceAll(/<style>.*?<\/style>/gs, ''))),
    ...drawings.map(propertiesOfDrawing),
  ];
  const unread = classes.filter((name) => !worn.has(name) && !isNamedByScript(name));
  const read = properties.filter((name) => painted.some((some) => some.has(name)) || isNamedByScript(name));

  const key = `${unread}/${read}/${css}`;
  const known = pruned.get(key);
  if (known !== undefined) return known;
  const root = parse(css).clone();
  pruneRules(root, new Set(unread));
  pruneProperties(root, new Set(read));
  const text = root.toString();
  pruned.set(key, text);
  return text;
}
