import { z } from 'astro/zod';
import { brandSchema } from '../brand/brand.schema.ts';
import type { FieldMeta } from '../fields/field-meta.ts';
import { subject } from '../figures/subject.schema.ts';
import { contentSchemas } from './content-schemas.ts';
import { type KnownName, knownNames } from './known-names.ts';

/** A JSON Schema (draft 7), or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * The JSON Schemas of all content and of the brand by the names of the files, those of the ledger as `figures.yaml`; that of `page.yaml` is that
 * of whichever page it is.
 */
export function jsonSchemas(): Readonly<Record<string, JsonSchema>> {
  const byName = Object.groupBy(Object.entries(contentSchemas), ([file]) => file.slice(file.lastIndexOf('/') + 1));
  const ofContent = Object.entries(byName).map(
    ([name, files = []]) => [name, jsonSchemaOf(z.union(files.map(([, schema]) => schema)))] as const,
  );
  return {
    ...Object.fromEntries(ofContent),
    'brand.yaml': jsonSchemaOf(brandSchema),
    'figures.yaml': jsonSchemaOf(subject),
  };
}

/**
 * What an editor has to know to offer fields and names, and to mark mistakes, while a file of content is written. What only
 * reading tells is left to dev and build: what a token comes to, and whether a figure is proven.
 */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const fields = z.toJSONSchema(schema, {
    target: 'draft-07',
    io: 'input',
    unrepresentable: 'any',
    override({ jsonSchema }) {
      Object.assign(jsonSchema, keywordsOf({ ...jsonSchema }));
      const { propertyNames, additionalProperties } = jsonSchema;
      if (typeof propertyNames !== 'object' || !propertyNames.enum) return;
      // A record of given names is a group of fields, which can be one with others.
      jsonSchema.properties = Object.fromEntries(
        propertyNames.enum.map((name) => [name, additionalProperties ?? true]),
      );
      jsonSchema.additionalProperties = false;
      delete jsonSchema.propertyNames;
    },
  });
  return { ...fields, definitions: names() };
}

/** The names that there are, where they are known; what a name is like where they are not. */
const names = (): Readonly<Record<NonNullable<FieldMeta['names']>, JsonSchema>> => {
  const { page, drawing, claim, fact, author } = knownNames();
  return {
    page: { anyOf: [choiceOf(page), { type: 'string', pattern: '#' }] },
    drawing: choiceOf(drawing),
    picture: {
      type: 'string',
      pattern: '^\\./.+\\.([jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP]|[aA][vV][iI][fF]|[sS][vV][gG])$',
      patternErrorMessage: 'is a JPEG, PNG, WebP, AVIF or SVG beside this file, as ./counter.jpg',
    },
    claim: choiceOf(claim),
    fact: choiceOf(fact),
    author: choiceOf(author),
  };
};

const choiceOf = (known: readonly KnownName[]): JsonSchema => ({
  enum: known.map(({ name }) => name),
  enumDescriptions: known.map(({ meaning = '' }) => meaning),
});

/** The keywords that stand for what a field says of itself. How long a text with tokens is, only reading tells. */
function keywordsOf({ longest, shortest = 1, blanks, names: kind }: JsonSchema & FieldMeta): JsonSchema {
  if (kind !== undefined) return { allOf: [{ $ref: `#/definitions/${kind}` }] };
  if (longest === undefined) return {};
  return {
    pattern: `^([^{]*\\{[\\s\\S]*|[\\s\\S]{${shortest},${longest}}\\s*)$`,
    patternErrorMessage: `takes ${shortest > 1 ? `${shortest} to` : 'at most'} ${longest} characters`,
    ...(blanks && {
      allOf: blanks.map((blank) => ({ pattern: `\\{${blank}\\}`, patternErrorMessage: `lacks {${blank}}` })),
    }),
  };
}
