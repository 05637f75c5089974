import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { GroupField } from '../field.ts';
import { articleFiles } from './article-files.ts';
import { yamlFiles } from './content-files.ts';
import { editYaml } from './edit-yaml.ts';
import { landingForm } from './landing-files.ts';
import { fromForm, toForm } from './shape.ts';

it.each([...yamlFiles(), ...articleFiles()].map((file) => [file.path, file] as const))(
  'the form of %s holds all that stands there, and nothing else',
  (path, { form, read, edit }) => {
    const source = readFileSync(path, 'utf8');
    const saved = fromForm(form, toForm(form, read(source)));
    expect(saved).toEqual(read(source));
    expect(edit(source, saved)).toBe(source);
  },
);

it('the form of a landing page holds every kind of block', () => {
  const source = readFileSync('catalogue/landing-page.yaml', 'utf8');
  const saved = fromForm(landingForm(), toForm(landingForm(), parse(source)));
  expect(editYaml(source, saved)).toBe(source);
});

describe('what is left empty', () => {
  const described = { label: '', help: undefined, limit: undefined, isLong: false, names: undefined, options: [] };
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
