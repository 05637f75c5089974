import { basename } from 'node:path';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { brandSchema } from '../../src/brand/brand.schema.ts';
import { brandOf, brandPath } from '../../src/brand/read-brand.ts';
import { typedOut } from '../../src/fields/typed-out.ts';
import { claimFiles } from '../../src/figures/ledger.ts';
import { readSubject, subjectFiles } from '../../src/figures/read-ledger.ts';
import { subject } from '../../src/figures/subject.schema.ts';
import { mistakesOf } from '../../src/lib/mistakes.ts';
import { readYaml } from '../../src/lib/read-yaml.ts';
import { routes } from '../../src/routes.ts';
import { pagePaths } from '../../src/site/addresses.ts';
import { contentSchemas } from '../../src/site/content-schemas.ts';
import type { GroupField, Section } from '../field.ts';
import { editYaml } from './edit-yaml.ts';
import { formOf, labelOf, labelOfPlace } from './form-of.ts';

/** A file of content: where it is, what its form is, and how it is read, changed and checked as a text. */
export interface ContentFile {
  readonly id: string;
  readonly path: string;
  readonly form: GroupField;
  readonly read: (source: string) => unknown;
  readonly edit: (source: string, wanted: Readonly<Record<string, unknown>>) => string;
  /** What is wrong with it, in words. */
  readonly mistakesIn: (source: string) => readonly string[];
}

/** One that is in the editor's navigation by itself. */
export interface NavigableFile extends ContentFile {
  readonly label: string;
  readonly section: Section;
  /** Where what it says is shown; undefined for what stands on every page. */
  readonly shownAt: string | undefined;
}

/** How a file of YAML is read, changed, and checked: by what reads it for the site. */
export const asYaml = (
  readForSite: (source: string) => unknown,
): Pick<ContentFile, 'read' | 'edit' | 'mistakesIn'> => ({
  read: parse,
  edit: editYaml,
  mistakesIn: (source) => mistakesOf(() => readForSite(source)).map(({ what }) => what),
});

const folder = 'src/site';
const pageFile = /\/page\.yaml$/;

const brandFile: NavigableFile = {
  id: 'brand',
  path: brandPath,
  label: 'Brand',
  section: 'Everywhere',
  shownAt: undefined,
  form: formOf(brandSchema),
  ...asYaml(brandOf),
};

function yamlFile(file: string, schema: z.ZodType): NavigableFile {
  const path = `${folder}/${file}`;
  const isPage = pageFile.test(file);
  // `about/page.yaml` is `about`, `everywhere/words.yaml` is `words`.
  const id = file.replace(pageFile, '').replace(/^.*\/|\.yaml$/g, '');
  return {
    id,
    path,
    label: labelOf(id),
    section: isPage ? 'Pages' : 'Everywhere',
    shownAt: isPage ? (id === 'home' ? routes.home : `/${id}`) : undefined,
    form: formOf(schema),
    ...asYaml((source) => readYaml(source, schema, path, typedOut)),
  };
}

/** A subject of the ledger: its figures by their names. */
function figuresFile(path: string): NavigableFile {
  const name = basename(path, '.yaml');
  return {
    id: `figures-${name}`,
    path,
    label: labelOfPlace(path),
    section: 'Figures',
    shownAt: undefined,
    form: formOf(subject),
    ...asYaml((source) => readSubject(path, source, claimFiles)),
  };
}

/** Every file of YAML but landing pages: the brand, pages in the order of the site, the ledger of figures. */
export function yamlFiles(): readonly NavigableFile[] {
  const yaml = Object.entries(contentSchemas).filter(([file]) => file.endsWith('.yaml') && !file.startsWith('*'));
  const place = ({ shownAt = '' }: NavigableFile) => pagePaths().indexOf(shownAt);
  return [
    brandFile,
    ...yaml.map(([file, schema]) => yamlFile(file, schema)).toSorted((one, other) => place(one) - place(other)),
    ...subjectFiles.map(figuresFile),
  ];
}
