import { z } from 'astro/zod';
import type { EitherField, Field, GroupField } from '../field.ts';

type Values = Readonly<Record<string, unknown>>;

const values = z.record(z.string(), z.unknown()).catch({});
const list = z.array(z.unknown()).catch([]);

/** A choice as the form keeps it: which, and what stands there. */
const choice = z.object({ discriminant: z.unknown(), value: z.unknown() }).partial().catch({});

const eachField = ({ fields }: GroupField, what: unknown, as: (field: Field, value: unknown) => unknown): Values => {
  const given = values.parse(what);
  const shaped = Object.entries(fields).map(([key, field]) => [key, as(field, given[key])] as const);
  return Object.fromEntries(shaped.filter(([, value]) => value !== undefined));
};

/** What a file says, in the shape of its form: a group that may be missing, or is one of several, is a choice; names are a list. */
export const toForm = (group: GroupField, content: unknown): Values => eachField(group, content, fieldToForm);

function fieldToForm(field: Field, content: unknown): unknown {
  switch (field.kind) {
    case 'group':
      if (field.isRequired) return toForm(field, content);
      return content === undefined ? { discriminant: false } : { discriminant: true, value: toForm(field, content) };
    case 'either': {
      const [way, group] = wayOf(field, content);
      return { discriminant: way, value: toForm(group, content) };
    }
    case 'list':
      return list.parse(content).map((entry) => fieldToForm(field.entry, entry));
    case 'named':
      return Object.entries(values.parse(content)).map(([name, under]) => ({
        name,
        under: fieldToForm(field.of, under),
      }));
    case 'switch':
      return content ?? field.byDefault;
    default:
      return content;
  }
}

/** The way that is named there, or that has all the fields which stand there. */
function wayOf({ by, ways }: EitherField, content: unknown) {
  const given = values.parse(content);
  const keys = Object.keys(given);
  const way = Object.entries(ways).find(([name, { fields }]) =>
    by === undefined ? keys.every((key) => key in fields) : given[by] === name,
  );
  if (!way) throw new Error(`None of the forms has the fields ${keys.join(', ')}`);
  return way;
}

/** What a form says, as it stands in the file: what is empty and need not be there is left out. */
export const fromForm = (group: GroupField, form: unknown): Values => eachField(group, form, fieldFromForm);

function fieldFromForm(field: Field, form: unknown): unknown {
  switch (field.kind) {
    case 'group': {
      if (field.isRequired) return fromForm(field, form);
      const { discriminant, value } = choice.parse(form);
      return discriminant === true ? fromForm(field, value) : undefined;
    }
    case 'either': {
      const { discriminant, value } = choice.parse(form);
      const way = field.ways[String(discriminant)];
      return way && { ...(field.by !== undefined && { [field.by]: discriminant }), ...fromForm(way, value) };
    }
    case 'list': {
      const entries = list.parse(form).map((entry) => fieldFromForm(field.entry, entry));
      return entries.length === 0 && !field.isRequired ? undefined : entries;
    }
    case 'named': {
      const entries = list.parse(form).map((entry) => values.parse(entry));
      const named = entries.map(({ name, under }) => [String(name), fieldFromForm(field.of, under)]);
      return named.length === 0 && !field.isRequired ? undefined : Object.fromEntries(named);
    }
    case 'switch':
      return form === field.byDefault ? undefined : form;
    default:
      return form === '' && !field.isRequired ? undefined : (form ?? undefined);
  }
}
