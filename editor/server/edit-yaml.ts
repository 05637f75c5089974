import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isNode, isScalar, isSeq, type Node, parse, parseDocument, stringify } from 'yaml';

/**
 * YAML that says what is `wanted`, with as little of it written anew as can be: comments, quotes, line breaks and the order
 * of what has not changed stay as they are. Unchanged, it is the same text.
 */
export function editYaml(source: string, wanted: unknown): string {
  const document = parseDocument(source);
  const { contents } = document;
  const edited = isNode(contents)
    ? splice(source, spanOf(source, contents), rewritten({ source, document }, contents, wanted))
    : `${fresh(wanted, 0)}\n`;
  if (!isDeepStrictEqual(parse(edited), wanted)) throw new Error('The file would not say what was edited');
  return edited;
}

interface Source {
  readonly source: string;
  readonly document: Document;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

const splice = (text: string, { from, to }: Span, piece: string): string =>
  text.slice(0, from) + piece + text.slice(to);

/** Where a node stands, without the line break behind it. */
function spanOf(source: string, node: unknown): Span {
  if (!isNode(node) || !node.range) throw new Error('A part of the file has no place in it');
  const [from, end] = node.range;
  return { from, to: from + source.slice(from, end).trimEnd().length };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a node's place is to hold. */
function rewritten(file: Source, node: Node, wanted: unknown): string {
  const { source, document } = file;
  const span = spanOf(source, node);
  if (isDeepStrictEqual(node.toJS(document), wanted)) return source.slice(span.from, span.to);
  const entries = entriesOf(file, node);
  const [first] = entries;
  const parts = partsOf(node, entries, wanted);
  if (!first || !parts || parts.length === 0) return isScalar(node) ? scalar(wanted, node) : inline(wanted);

  const isFlow = !isScalar(node) && 'flow' in node && node.flow === true;
  const opening = source.slice(span.from, first.from);
  const column = columnOf(source, first.from);
  const joint = isFlow ? ', ' : `\n${' '.repeat(columnOf(source, span.from))}${isSeq(node) ? '- ' : ''}`;
  const written = parts.map(({ entry, wanted: part, name }, index) => {
    const lead = index === 0 ? opening : (entry?.lead ?? joint);
    if (entry) return `${lead}${source.slice(entry.from, entry.valueFrom)}${rewritten(file, entry.value, part)}`;
    return lead + under(name, isFlow ? inline(part) : fresh(part, column, name));
  });
  const closing = isFlow ? source.slice(entries.at(-1)?.to, span.to) : '';
  return `${written.join('')}${closing}`;
}

/** An entry of a list, or a field with its name. */
interface Entry {
  readonly from: number;
  readonly valueFrom: number;
  readonly to: number;
  /** What stands between the entry before and this one: a comma, a line with its hyphen, a comment. */
  readonly lead: string | undefined;
  readonly key: string | undefined;
  readonly value: Node;
  readonly says: unknown;
}

function entriesOf({ source, document }: Source, node: Node): readonly Entry[] {
  const entries: Entry[] = [];
  const add = (value: unknown, key: unknown) => {
    if (!isNode(value)) throw new Error('A field of the file stands empty');
    const { from: valueFrom, to } = spanOf(source, value);
    const from = key === undefined ? valueFrom : spanOf(source, key).from;
    const before = entries.at(-1);
    entries.push({
      ...{ from, valueFrom, to, value, says: value.toJS(document) },
      lead: before && source.slice(before.to, from),
      key: isScalar(key) ? String(key.value) : undefined,
    });
  };
  if (isSeq(node)) for (const value of node.items) add(value, undefined);
  if (isMap(node)) for (const { key, value } of node.items) add(value, key);
  return entries;
}

/** What a collection is to hold, each with the entry that it comes from. */
interface Part {
  readonly entry: Entry | undefined;
  readonly wanted: unknown;
  readonly name: string;
}

function partsOf(node: Node, entries: readonly Entry[], wanted: unknown): readonly Part[] | undefined {
  if (isMap(node) && isRecord(wanted)) {
    const old = entries.map(({ key }) => key).filter((key) => key !== undefined && key in wanted);
    return [...new Set([...old, ...Object.keys(wanted)])].flatMap((key) =>
      key === undefined
        ? []
        : [{ entry: entries.find((entry) => entry.key === key), wanted: wanted[key], name: `${key}: ` }],
    );
  }
  if (!isSeq(node) || !Array.isArray(wanted)) return undefined;
  // What is unchanged is found again wherever it stands now; of the rest, one is the other's only if none came or went.
  const left = [...entries];
  const take = (index: number): Entry | undefined => (index < 0 ? undefined : left.splice(index, 1)[0]);
  const same = wanted.map((part: unknown) => take(left.findIndex(({ says }) => isDeepStrictEqual(says, part))));
  const isChangedOnly = left.length === same.filter((entry) => entry === undefined).length;
  return wanted.map((part: unknown, index) => ({
    entry: same[index] ?? (isChangedOnly ? take(0) : undefined),
    wanted: part,
    name: '',
  }));
}

const columnOf = (source: string, offset: number): number => offset - (source.lastIndexOf('\n', offset - 1) + 1);

/** A text or a number where one stood, in quotes if it was. */
function scalar(value: unknown, before: Node): string {
  if (typeof value !== 'string') return inline(value);
  // What cannot be seen is written so that it can.
  if (value.includes('\u00a0')) return JSON.stringify(value).replaceAll('\u00a0', '\\u00a0');
  return isScalar(before) && before.type === 'QUOTE_DOUBLE' ? JSON.stringify(value) : inline(value);
}

/** Between braces or brackets, or by itself, on one line. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (isRecord(value)) {
    const fields = Object.entries(value).map(([key, field]) => `${inline(key)}: ${inline(field)}`);
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
  }
  // As an entry of a list in brackets, where commas and brackets need quotes.
  return stringify([value], { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: false }).slice(1, -2);
}

/** What stands behind a name, or from the next line on. */
const under = (name: string, written: string): string =>
  written.startsWith('\n') ? name.trimEnd() + written : name + written;

/** As wide as lines are. */
const width = 120;

/** What is new, from this column on: on one line if there is room, else a line for each part, below its `name` if it has one. */
function fresh(value: unknown, column: number, name = ''): string {
  const flat = inline(value);
  if (typeof value !== 'object' || value === null || column + name.length + flat.length <= width) return flat;
  const inner = name === '' ? column : column + 2;
  const line = `\n${' '.repeat(inner)}`;
  const parts = Array.isArray(value)
    ? value.map((part) => `- ${fresh(part, inner + 2)}`)
    : Object.entries(value).map(([key, part]) => under(`${key}: `, fresh(part, inner, `${key}: `)));
  return `${name === '' ? '' : line}${parts.join(line)}`;
}
