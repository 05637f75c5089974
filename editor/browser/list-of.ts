import type { ComponentSchema } from '@keystatic/core';

/** The first words of a part of a form, as Keystatic hands it on: what an entry of a list is known by. */
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

/** A list of entries that are called by their first words. */
export function listOf(element: ComponentSchema, options: ListOptions): ComponentSchema {
  const { label, description } = options;
  return {
    kind: 'array',
    element,
    label,
    description: [description, countOf(options)].filter((help) => help !== undefined).join(' '),
    itemLabel: (entry) => firstWords(entry) ?? '…',
  };
}
