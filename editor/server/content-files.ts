import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { z } from 'astro/zod';
import { parse, parseDocument } from 'yaml';
import { typedOut } from '../../src/fields/typed-out.ts';
import { claimFiles } from '../../src/figures/ledger.ts';
import { readSubject, subjectFiles } from '../../src/figures/read-ledger.ts';
import { subject } from '../../src/figures/subject.schema.ts';
import { readYaml } from '../../src/lib/read-yaml.ts';
import { articlePath, routes } from '../../src/routes.ts';
import { pagePaths } from '../../src/site/addresses.ts';
import { frontMatter } from '../../src/site/blog/article.schema.ts';
import { readArticle } from '../../src/site/blog/read-article.ts';
import { contentSchemas } from '../../src/site/content-schemas.ts';
import type { GroupField, Section } from '../field.ts';
import { editYaml } from './edit-yaml.ts';
import { formOf, labelOf } from './form-of.ts';

/** A file of content: where it is, what its form is, and how it is read, changed and checked as a text. */
export interface ContentFile {
  readonly id: string;
  readonly path: string;
  readonly label: string;
  readonly section: Section;
  /** Where what it says is shown; undefined for what stands on every page. */
  readonly shownAt: string | undefined;
  readonly form: GroupField;
  readonly read: (source: string) => unknown;
  /** What the file says, as far as it can be read. */
  readonly glance: (source: string) => unknown;
  readonly edit: (source: string, wanted: Readonly<Record<string, unknown>>) => string;
  /** Throws what is wrong with it. */
  readonly check: (source: string) => void;
}

const folder = 'src/site';
const pageFile = /\/page\.yaml$/;

function yamlFile(file: string, schema: z.ZodType): ContentFile {
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
    read: parse,
    glance: (source) => parseDocument(source).toJS(),
    edit: editYaml,
    check: (source) => readYaml(source, schema, path, typedOut),
  };
}

/** A subject of the ledger: its figures by their names. */
function figuresFile(path: string): ContentFile {
  const name = basename(path, '.yaml');
  return {
    id: `figures-${name}`,
    path,
    label: labelOf(`figures: ${name}`),
    section: 'Figures',
    shownAt: undefined,
    form: formOf(subject),
    read: parse,
    glance: (source) => parseDocument(source).toJS(),
    edit: editYaml,
    check: (source) => readSubject(path, source, claimFiles),
  };
}

/** The front matter of an article, with the lines around it, and its text. */
function partsOf(source: string) {
  const [, before = '', head = '', between = '', text = '', after = ''] =
    /^(---\n)(.*?\n)(---\n\s*)(.*?)(\s*)$/s.exec(source) ?? [];
  return { before, head, between, text, after };
}

function articleFile(slug: string): ContentFile {
  const form = formOf(frontMatter(slug));
  const text = { label: 'Text', help: undefined, isRequired: true, limit: undefined, names: undefined, options: [] };
  return {
    id: `article-${slug}`,
    path: `${folder}/blog/articles/${slug}.mdx`,
    label: labelOf(slug),
    section: 'Articles',
    shownAt: articlePath(slug),
    form: { ...form, fields: { ...form.fields, text: { ...text, kind: 'text', isLong: true } } },
    read(source) {
      const parts = partsOf(source);
      return { ...parse(parts.head), text: parts.text };
    },
    glance: (source) => parseDocument(partsOf(source).head).toJS(),
    edit(source, { text: written, ...head }) {
      const parts = partsOf(source);
      return [parts.before, editYaml(parts.head, head), parts.between, String(written).trim(), parts.after].join('');
    },
    check: (source) => readArticle(slug, source),
  };
}

/** Every file of content that can be edited, pages in the order of the site. */
export function contentFiles(): readonly ContentFile[] {
  const yaml = Object.entries(contentSchemas).filter(([file]) => file.endsWith('.yaml'));
  const place = ({ shownAt = '' }: ContentFile) => pagePaths().indexOf(shownAt);
  const articles = readdirSync(`${folder}/blog/articles`).filter((file) => file.endsWith('.mdx'));
  return [
    ...yaml.map(([file, schema]) => yamlFile(file, schema)).toSorted((one, other) => place(one) - place(other)),
    ...subjectFiles.map(figuresFile),
    ...articles.toSorted().map((file) => articleFile(file.slice(0, -'.mdx'.length))),
  ];
}
