import { z } from 'astro/zod';
import { didYouMean } from './did-you-mean.ts';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list, with a hyphen before each entry',
  object: 'a group of fields',
  record: 'a group of fields',
};

const listed = (values: readonly unknown[]): string => values.map(String).join(', ');

/** What a schema complains of, to somebody who knows the page and not the schema; undefined where the schema says it well itself. */
export function plainIssue(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing';
      if (issue.expected === 'string' && typeof issue.input === 'number')
        return 'takes a text; put the number between quotes';
      return `${issue.input === null ? 'is empty' : 'is something else'}; it takes ${kinds[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return notOneOf(issue.input, issue.values);
    case 'invalid_union':
      return issue.discriminator !== undefined && Array.isArray(issue['options'])
        ? notOneOf(fieldIn(issue.input, issue.discriminator), issue['options'])
        : undefined;
    case 'unrecognized_keys': {
      const known = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
      return issue.keys.map((key) => `“${key}” is no field here${didYouMean(key, known)}`).join('; ');
    }
    case 'too_big':
      return typeof issue.input === 'string'
        ? tooLong(issue.input, issue.maximum)
        : countOf(issue, issue.maximum, 'at most');
    case 'too_small':
      return countOf(issue, issue.minimum, 'at least');
    case 'invalid_key':
      return issue.issues[0]?.message;
    default:
      return undefined;
  }
}

/** What stands in the field by which groups are told apart. */
const fieldIn = (group: unknown, field: string): unknown =>
  typeof group === 'object' && group !== null ? Reflect.get(group, field) : undefined;

function notOneOf(input: unknown, known: readonly unknown[]): string {
  if (input === undefined) return 'is missing';
  return `“${String(input)}” is not one of ${listed(known)}${didYouMean(String(input), known.map(String))}`;
}

const tooLong = (text: string, most: number | bigint): string =>
  `is ${text.length} characters long; at most ${most} fit here`;

function countOf(issue: Issue, bound: number | bigint, which: string): string | undefined {
  if (!Array.isArray(issue.input)) return undefined;
  return `has ${issue.input.length} entries; it takes ${issue['exact'] === true ? 'exactly' : which} ${bound}`;
}
