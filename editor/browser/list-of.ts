import { type ComponentSchema, fields } from '@keystatic/core';

/** The first words of a part of a form, as Keystatic hands it on. */
function firstWords(part: unknown): string | undefined {
  if (typeof part === 'string') return part === '' ? undefined : part;
  if (typeof part !== 'object' || part === null) return undefined;
  if ('value' in part) return firstWords(part.value);
  if (!('fields' in part) || typeof part.fields !== 'object' || part.fields === null) return undefined;
  for (const field of Object.values(part.fields)) {
    const words = firstWords(field);
    if (words !== undefined) return words;
  }
  return undefined;
}

/** What an entry of a list is known by: its first words, behind its name if it has one. */
function titleOf(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null || !('fields' in entry)) return firstWords(entry);
  const { fields } = entry;
  if (typeof fields !== 'object' || fields === null || !('under' in fields)) return firstWords(entry);
  return [firstWords(entry), firstWords(fields.under)].filter((words) => words !== undefined).join(': ');
}

interface ListOptions {
  readonly label: string;
  readonly description?: string;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}

/** How many entries a list takes, in words. */
function countOf({ least, most }: ListOptions): string | undefined {
  if (least === most) return least === undefined ? undefined : `Takes ${least}.`;
  if (least === undefined) return `Takes at most ${most}.`;
  return most === undefined ? `Takes ${least} or more.` : `Takes ${least} to ${most}.`;
}

/** What is to be known about a list. */
const helpOf = (options: ListOptions): string =>
  [options.description, countOf(options)].filter((help) => help !== undefined).join(' ');

/** A list of entries, each called by what it is known by. */
export const listOf = (element: ComponentSchema, options: ListOptions): ComponentSchema => ({
  kind: 'array',
  element,
  label: options.label,
  description: helpOf(options),
  itemLabel: (entry) => titleOf(entry) ?? '…',
});

interface Block {
  /** What tells it from the others in the file. */
  readonly kind: string;
  readonly label: string;
  readonly schema: ComponentSchema;
}

/** A list of groups of several kinds, each called by its kind and what it is known by. */
export function blocksOf(blocks: readonly Block[], options: ListOptions): ComponentSchema {
  const byKind = blocks.map(({ kind, label, schema }) => {
    const itemLabel = (entry: unknown) => [label, titleOf(entry)].filter((words) => words !== undefined).join(': ');
    return [kind, { label, itemLabel, schema }] as const;
  });
  return fields.blocks(Object.fromEntries(byKind), { label: options.label, description: helpOf(options) });
}
