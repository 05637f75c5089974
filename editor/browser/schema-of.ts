import { type ComponentSchema, fields } from '@keystatic/core';
import type { Field, GroupField, Names } from '../field.ts';
import { addressField } from './address-field.ts';
import { componentOf } from './component-of.tsx';
import { blocksOf, listOf } from './list-of.ts';
import { proseField } from './prose-field.tsx';
import { switchField } from './switch-field.ts';
import { textField } from './text-field.tsx';

/** The fields of a group, as Keystatic takes them. */
export const schemasOf = (group: GroupField, names: Names): Record<string, ComponentSchema> =>
  Object.fromEntries(Object.entries(group.fields).map(([key, field]) => [key, schemaOf(field, names)]));

function schemaOf(field: Field, names: Names): ComponentSchema {
  const { label } = field;
  const described = field.help === undefined ? { label } : { label, description: field.help };
  switch (field.kind) {
    case 'text':
      return textField(field, field.names === undefined ? [] : names[field.names]);
    case 'address':
      return addressField(field);
    case 'prose': {
      const parts = Object.entries(field.parts);
      const components = parts.map(([name, part]) => [name, componentOf(part, schemasOf(part.form, names), names)]);
      return proseField(field, Object.fromEntries(components));
    }
    case 'number':
      return fields.integer(described);
    case 'switch':
      return switchField(field);
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
    case 'list': {
      const { entry, least, most } = field;
      const options = { ...described, least, most };
      return entry.kind === 'either' && entry.by !== undefined
        ? blocksOf(
            Object.entries(entry.ways).map(([kind, way]) => ({ kind, label: way.label, schema: schemaOf(way, names) })),
            options,
          )
        : listOf(schemaOf(entry, names), options);
    }
    case 'named':
      return listOf(
        fields.object({ name: fields.text({ label: 'Name' }), under: schemaOf(field.of, names) }),
        described,
      );
  }
}
