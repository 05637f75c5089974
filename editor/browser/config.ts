import { type ComponentSchema, type Config, fields, singleton } from '@keystatic/core';
import { brand } from '../../src/brand.ts';
import type { Editor, Field, GroupField, Names, Section } from '../field.ts';
import { listOf } from './list-of.ts';
import { ReviewLink } from './ReviewLink.tsx';
import { textField } from './text-field.tsx';

/** The editor: a form for each file, pages apart from what stands on all of them. */
export function configOf({ entries, names }: Editor): Config {
  const inSection = (section: Section) => entries.filter((entry) => entry.section === section).map(({ id }) => id);
  return {
    storage: { kind: 'local' },
    ui: {
      brand: { name: brand.name, mark: ReviewLink },
      navigation: {
        Pages: inSection('Pages'),
        Everywhere: inSection('Everywhere'),
        Figures: inSection('Figures'),
        Articles: inSection('Articles'),
      },
    },
    singletons: Object.fromEntries(
      entries.map(({ id, label, shownAt, form }) => [
        id,
        singleton({
          label,
          path: id,
          format: 'json',
          // Keystatic passes over what it is not told; the file's version comes back with what is saved.
          schema: { ...schemasOf(form, names), version: fields.ignored() },
          ...(shownAt === undefined ? {} : { previewUrl: shownAt }),
        }),
      ]),
    ),
  };
}

const schemasOf = (group: GroupField, names: Names): Record<string, ComponentSchema> =>
  Object.fromEntries(Object.entries(group.fields).map(([key, field]) => [key, schemaOf(field, names)]));

function schemaOf(field: Field, names: Names): ComponentSchema {
  const { label } = field;
  const described = field.help === undefined ? { label } : { label, description: field.help };
  switch (field.kind) {
    case 'text':
      return textField(field, field.names === undefined ? [] : names[field.names]);
    case 'number':
      return fields.integer(described);
    case 'switch':
      return fields.checkbox(described);
    case 'group': {
      const group = fields.object(schemasOf(field, names), described);
      return field.isRequired
        ? group
        : fields.conditional(fields.checkbox(described), { true: group, false: fields.empty() });
    }
    case 'either': {
      const ways = Object.entries(field.ways);
      const options = ways.map(([value, way]) => ({ value, label: way.label }));
      return fields.conditional(
        fields.select({ ...described, options, defaultValue: options[0]?.value ?? '' }),
        Object.fromEntries(ways.map(([value, way]) => [value, fields.object(schemasOf(way, names))])),
      );
    }
    case 'list':
      return listOf(schemaOf(field.entry, names), { ...described, least: field.least, most: field.most });
    case 'named':
      return listOf(
        fields.object({ name: fields.text({ label: 'Name' }), under: schemaOf(field.of, names) }),
        described,
      );
  }
}
