import { type Config, fields, singleton } from '@keystatic/core';
import { articlePath } from '../../src/routes.ts';
import type { Editor, GroupField, Names, Section } from '../field.ts';
import { ReviewLink } from './ReviewLink.tsx';
import { schemasOf } from './schema-of.ts';

/** The editor: a form for each file, pages apart from what stands on all of them, one form for all articles, one for landing pages. */
export function configOf({ brandName, entries, article, landing, names }: Editor): Config {
  const inSection = (section: Section) => entries.filter((entry) => entry.section === section).map(({ id }) => id);
  return {
    storage: { kind: 'local' },
    ui: {
      brand: { name: brandName, mark: ReviewLink },
      navigation: {
        Pages: [...inSection('Pages'), 'landing'],
        Blog: ['articles'],
        Everywhere: inSection('Everywhere'),
        Figures: inSection('Figures'),
      },
    },
    collections: {
      articles: {
        label: 'Articles',
        path: 'articles/*',
        format: 'json',
        slugField: 'slug',
        previewUrl: articlePath('{slug}'),
        schema: fileOf(article, names),
      },
      landing: {
        label: 'Landing pages',
        path: 'landing/*',
        format: 'json',
        slugField: 'address',
        previewUrl: '/{slug}',
        schema: fileOf(landing, names),
      },
    },
    singletons: Object.fromEntries(
      entries.map(({ id, label, shownAt, form }) => [
        id,
        singleton({
          label,
          path: id,
          format: 'json',
          schema: fileOf(form, names),
          ...(shownAt === undefined ? {} : { previewUrl: shownAt }),
        }),
      ]),
    ),
  };
}

/** The form of a file. Keystatic passes over what it is not told; the file's version comes back with what is saved. */
const fileOf = (form: GroupField, names: Names) => ({ ...schemasOf(form, names), version: fields.ignored() });
