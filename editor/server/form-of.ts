import { basename, extname } from 'node:path';
import { z } from 'astro/zod';
import { routes } from '../../src/routes.ts';
import type { EitherField, Field, GroupField } from '../field.ts';

type Schema = z.core.JSONSchema.BaseSchema;

/** Longer texts may take more than a line. */
const oneLine = 80;

/** What a field says of itself (fields/field-meta.ts). */
const meta = z.object({
  longest: z.number().optional(),
  shortest: z.number().optional(),
  names: z.enum(['page', 'drawing', 'picture', 'claim', 'fact', 'author']).optional(),
  blanks: z.array(z.string()).optional(),
});

/** The form of what a schema takes, under the name of that. */
export function formOf(schema: z.ZodType, name = ''): GroupField {
  const form = fieldOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), name, true);
  if (form.kind !== 'group') throw new Error('A file of content is a group of fields');
  return form;
}

/** A form with these fields: those that have to be filled in before those that may be. */
export function requiredFirst(form: GroupField, fields: Readonly<Record<string, Field>>): GroupField {
  const ordered = Object.entries(fields).toSorted(
    ([, one], [, other]) => Number(other.isRequired) - Number(one.isRequired),
  );
  return { ...form, fields: Object.fromEntries(ordered) };
}

/** “howItWorks”, “HowItWorks” or “how-it-works” as a label: “How it works”. */
export const labelOf = (key: string): string =>
  key
    .replace(/(?<=\p{Ll})\p{Lu}/gu, (capital) => ` ${capital.toLowerCase()}`)
    .replaceAll('-', ' ')
    .replace(/^\p{Ll}/u, (small) => small.toUpperCase());

/** What a page is called by its path, or what stands on several by its file: “Cash discount”, “Figures: service”. */
export function labelOfPlace(place: string): string {
  const name = place === routes.home ? 'home' : basename(place, extname(place));
  return labelOf(place.startsWith('src/figures/') ? `figures: ${name}` : name);
}

const textsOf = (values: readonly unknown[] = []): readonly string[] =>
  values.filter((value) => typeof value === 'string');

function fieldOf(schema: Schema, key: string, isRequired: boolean): Field {
  const described = { label: labelOf(key), help: schema.description, isRequired };
  const fields = fieldsOf(schema);
  if (Object.keys(fields).length > 0 || schema.additionalProperties === false)
    return { ...described, kind: 'group', fields };
  if (schema.anyOf) return { ...described, kind: 'either', by: undefined, ways: waysOf(schema.anyOf.map(asSchema)) };
  if (schema.oneOf) return { ...described, kind: 'either', ...waysBy(schema.oneOf.map(asSchema)) };
  switch (schema.type) {
    case 'array': {
      const entry = fieldOf(asSchema(schema.items), key, true);
      return { ...described, kind: 'list', entry, least: schema.minItems, most: schema.maxItems };
    }
    case 'object':
      return { ...described, kind: 'named', of: fieldOf(asSchema(schema.additionalProperties), key, true) };
    case 'boolean':
      return { ...described, kind: 'switch', byDefault: schema.default === true };
    case 'integer':
    case 'number':
      return { ...described, kind: 'number' };
    case 'string': {
      const { longest, shortest, names, blanks } = meta.parse(schema);
      const options = textsOf(schema.const === undefined ? schema.enum : [schema.const]);
      const help = [described.help, blanks && `Holds ${blanks.map((blank) => `{${blank}}`).join(' and ')}.`];
      const words = help.filter((sentence) => sentence !== undefined).join(' ');
      return {
        ...described,
        help: words || undefined,
        kind: 'text',
        limit: longest,
        isLong: (longest ?? 0) > oneLine,
        mayBeEmpty: shortest === 0,
        names,
        options,
      };
    }
    default:
      throw new Error(`No form is known for “${key}”, which takes ${JSON.stringify(schema).slice(0, 80)}`);
  }
}

/** A schema that says what it takes. */
function asSchema(schema: Schema['items'] | boolean): Schema {
  if (Array.isArray(schema) || typeof schema !== 'object') throw new Error('No form is known for what may be anything');
  return schema;
}

/** The fields of a group, of all its parts where it is made of several. */
function fieldsOf(schema: Schema): Readonly<Record<string, Field>> {
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => fieldsOf(asSchema(part))));
  const names = typeof schema.propertyNames === 'object' ? textsOf(schema.propertyNames.enum) : [];
  const properties = schema.properties ?? Object.fromEntries(names.map((name) => [name, schema.additionalProperties]));
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      fieldOf(asSchema(property), name, schema.required?.includes(name) ?? false),
    ]),
  );
}

/** Groups by what stands in the one field that says which they are. */
function waysBy(schemas: readonly Schema[]): Pick<EitherField, 'by' | 'ways'> {
  const nameIn = (schema: Schema, key: string) => textsOf([asSchema(schema.properties?.[key]).const])[0];
  const by = Object.keys(schemas[0]?.properties ?? {}).find((key) => schemas.every((schema) => nameIn(schema, key)));
  if (by === undefined) throw new Error('No field tells apart what may stand here');
  const ways = schemas.map((schema) => {
    const name = nameIn(schema, by) ?? '';
    const { [by]: _, ...fields } = fieldsOf(schema);
    return [name, { kind: 'group', label: labelOf(name), help: schema.description, isRequired: true, fields }] as const;
  });
  return { by, ways: Object.fromEntries(ways) };
}

/** Groups by the fields that only they have. */
function waysOf(schemas: readonly Schema[]): Readonly<Record<string, GroupField>> {
  const groups = schemas.map(fieldsOf);
  return Object.fromEntries(
    groups.map((fields) => {
      const shared = Object.keys(fields).filter((name) => groups.every((group) => name in group));
      const own = Object.keys(fields).filter((name) => !shared.includes(name));
      const label = labelOf(own.join(' and '));
      return [own.join('-'), { kind: 'group', label, help: undefined, isRequired: true, fields }];
    }),
  );
}
