import type { z } from 'astro/zod';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';

/**
 * YAML as its schema gives it. `file` and `firstLine`, the line of the file on which the text begins, are for the mistakes:
 * all of them are one error, a line each, as in "src/site/home/page.yaml:3: hero.title: must not be empty".
 */
export function readYaml<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  file: string,
  firstLine = 1,
): z.output<Schema> {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const at = (offset: number) => `${file}:${counter.linePos(offset).line + firstLine - 1}`;
  const [broken] = document.errors;
  if (broken) throw new SyntaxError(`${at(broken.pos[0])}: ${broken.message.split(' at line')[0]}`);
  const read = schema.safeParse(document.toJS());
  if (read.success) return read.data;
  const mistakes = read.error.issues.map(({ path, message }) => {
    const place = at(offsetOf(document, path));
    return path.length === 0 ? `${place}: ${message}` : `${place}: ${path.join('.')}: ${message}`;
  });
  throw new Error(mistakes.join('\n'));
}

/** Where a field stands, or the nearest one around it, if it is missing. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
