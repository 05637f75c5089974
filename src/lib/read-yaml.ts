import { posix } from 'node:path';
import type { z } from 'astro/zod';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, type YAMLError } from 'yaml';
import { type Mistake, Mistakes } from './mistakes.ts';
import { nameOfEntry } from './name-of-entry.ts';
import { plainIssue } from './plain-issue.ts';

type Path = readonly PropertyKey[];

/** What is wrong with a text of a content, as it is written, whatever its schema says; `path` leads to it. */
export type Proofread = (content: unknown) => (written: string, path: Path) => readonly string[];

/**
 * YAML as its schema gives it, each of its texts proofread; a text that begins with `./` is the path of a file beside this
 * one. All mistakes are one error, which names the `file`, line and column, the field and the reason of each.
 */
export function readYaml<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  file: string,
  proofread: Proofread = () => () => [],
): z.output<Schema> {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const mistakeAt = (offset: number, what: string): Mistake => {
    const { line, col } = counter.linePos(offset);
    return { file, line, column: col, what };
  };
  const [broken] = document.errors;
  if (broken) throw new Mistakes([mistakeAt(broken.pos[0], reasonOf(broken))]);

  const beside = (_key: unknown, value: unknown): unknown =>
    typeof value === 'string' && value.startsWith('./') ? posix.join(posix.dirname(file), value) : value;
  const content: unknown = document.toJS({ reviver: beside });
  const mistakeIn = (path: Path, what: string, unknown?: string) =>
    mistakeAt(offsetOf(document, path, unknown), path.length === 0 ? what : `${fieldOf(content, path)}: ${what}`);
  const read = schema.safeParse(content, { error: plainIssue });
  const refused = (read.error?.issues ?? []).map((issue) =>
    mistakeIn(issue.path, issue.message, issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined),
  );
  const complaints = proofread(content);
  const misspelt = textsIn(content).flatMap(({ path, written }) =>
    complaints(written, path).map((what) => mistakeIn(path, what)),
  );
  if (read.success && misspelt.length === 0) return read.data;
  throw new Mistakes([...refused, ...misspelt].toSorted((a, b) => a.line - b.line || a.column - b.column));
}

const remedies: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'put a text with a colon in it between quotes',
  MULTILINE_IMPLICIT_KEY: 'put a colon behind the name of the field, or the text above between quotes',
  MISSING_CHAR: 'a quote or a bracket that opens has to close',
  BAD_INDENT: 'begin the line as far to the right as its neighbours',
  TAB_AS_INDENT: 'indent by spaces',
  DUPLICATE_KEY: 'take one of them away',
};

/** Why a text is no YAML, and what helps. */
function reasonOf({ code, message }: YAMLError): string {
  const reason = message.split(' at line')[0] ?? message;
  const remedy = remedies[code];
  return remedy === undefined ? reason : `${reason}; ${remedy}`;
}

/** Every text of a content, with the way to it. */
function textsIn(content: unknown, path: Path = []): readonly { readonly path: Path; readonly written: string }[] {
  if (typeof content === 'string') return [{ path, written: content }];
  if (Array.isArray(content)) return content.flatMap((entry, index) => textsIn(entry, [...path, index]));
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, field]) => textsIn(field, [...path, key]));
}

/** A field as a person finds it, entries counted from one and called by their titles: "solutions › cards › 3 “Point of sale” › to". */
function fieldOf(content: unknown, path: Path): string {
  let around = content;
  const steps = path.map((key) => {
    around = typeof around === 'object' && around !== null ? Reflect.get(around, key) : undefined;
    if (typeof key !== 'number') return String(key);
    const name = nameOfEntry(around);
    return name === undefined ? String(key + 1) : `${key + 1} “${name}”`;
  });
  return steps.join(' › ');
}

/** Where a field stands, or the nearest one around it, if it is missing. A field that has no place there begins with its name. */
function offsetOf(document: Document, path: Path, unknown?: string): number {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (!isNode(node) || !node.range) continue;
    const key = isMap(node) && node.items.find((pair) => isScalar(pair.key) && pair.key.value === unknown)?.key;
    return (isScalar(key) && key.range ? key.range : node.range)[0];
  }
  return 0;
}
