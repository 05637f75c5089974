import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contentSchemas } from '../../src/site/content-schemas.ts';
import type { GroupField } from '../field.ts';
import { formOf } from './form-of.ts';
import { fromForm, toForm } from './shape.ts';

const yaml = Object.entries(contentSchemas).filter(([file]) => file.endsWith('.yaml'));

it.each(yaml)('the form of %s holds all that stands there, and nothing else', (file, schema) => {
  const content = parse(readFileSync(`src/site/${file}`, 'utf8'));
  const form = formOf(schema);
  expect(fromForm(form, toForm(form, content))).toEqual(content);
});

describe('what is left empty', () => {
  const described = { label: '', help: undefined, limit: undefined, names: undefined, options: [] };
  const text = { ...described, kind: 'text', isRequired: false } as const;
  const form: GroupField = {
    ...described,
    kind: 'group',
    isRequired: true,
    fields: {
      start: text,
      title: { ...text, isRequired: true },
      decorative: { ...described, kind: 'switch', isRequired: false, byDefault: false },
      permanent: { ...described, kind: 'switch', isRequired: false, byDefault: true },
      link: { ...described, kind: 'group', isRequired: false, fields: { label: text } },
      links: { ...described, kind: 'list', isRequired: false, entry: text, least: undefined, most: 1 },
    },
  };

  it('is left out of the file, unless something has to stand there', () => {
    const filled = {
      start: '',
      title: '',
      decorative: false,
      permanent: true,
      link: { discriminant: false },
      links: [],
    };
    expect(fromForm(form, filled)).toEqual({ title: '' });
  });

  it('is no longer left out once it is filled', () => {
    const link = { discriminant: true, value: { label: 'Go' } };
    expect(fromForm(form, { title: 'A', decorative: true, permanent: false, link, links: ['#a'] })).toEqual({
      title: 'A',
      decorative: true,
      permanent: false,
      link: { label: 'Go' },
      links: ['#a'],
    });
  });
});
