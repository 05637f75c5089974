import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse, parseDocument } from 'yaml';
import { InlineArt } from '../../src/drawings/InlineArt.tsx';
import { isSceneId, sceneIds } from '../../src/drawings/sprites.ts';
import { typedOut } from '../../src/fields/typed-out.ts';
import { claim, claimIds } from '../../src/figures/ledger.ts';
import { mistakesOf } from '../../src/lib/mistakes.ts';
import { readYaml } from '../../src/lib/read-yaml.ts';
import { routes } from '../../src/routes.ts';
import { withLightColours } from '../../src/seo/social-image/light-colours.ts';
import { articlePaths, pagePaths } from '../../src/site/addresses.ts';
import { contentSchemas } from '../../src/site/content-schemas.ts';
import type { Editor, GroupField } from '../field.ts';
import { editYaml } from './edit-yaml.ts';
import { formOf, labelOf } from './form-of.ts';
import { fromForm, toForm } from './shape.ts';

const values = z.record(z.string(), z.unknown()).catch({});

const pathOf = (file: string): string => `src/site/${file}`;

const pageFile = /\/page\.yaml$/;

/** `about/page.yaml` is `about`, `everywhere/words.yaml` is `words`. */
const idOf = (file: string): string => file.replace(pageFile, '').replace(/^.*\/|\.yaml$/g, '');

const shownAt = (file: string): string | undefined => {
  if (!pageFile.test(file)) return undefined;
  return idOf(file) === 'home' ? routes.home : `/${idOf(file)}`;
};

/** The files of YAML with their schemas, pages in the order of the site. */
const yaml = Object.entries(contentSchemas)
  .filter(([file]) => file.endsWith('.yaml'))
  .toSorted(([one], [other]) => pagePaths().indexOf(shownAt(one) ?? '') - pagePaths().indexOf(shownAt(other) ?? ''));

/** The fields as they follow one another in the file, as far as it can be read. */
function inOrder(form: GroupField, file: string): GroupField {
  const written = Object.keys(values.parse(parseDocument(readFileSync(pathOf(file), 'utf8')).toJS()));
  const place = (key: string) => (written.includes(key) ? written.indexOf(key) : written.length);
  const fields = Object.entries(form.fields).toSorted(([one], [other]) => place(one) - place(other));
  return { ...form, fields: Object.fromEntries(fields) };
}

/** Every file with its form, and the names that may stand in them. */
export const readEditor = (): Editor => ({
  entries: yaml.map(([file, schema]) => ({
    id: idOf(file),
    label: labelOf(idOf(file)),
    shownAt: shownAt(file),
    form: inOrder(formOf(schema), file),
  })),
  names: {
    page: [...pagePaths(), ...articlePaths()].map((name) => ({ name })),
    drawing: sceneIds().map((name) => ({ name })),
    claim: claimIds.map((name) => ({ name, meaning: `${claim(name).value} ${claim(name).wording}` })),
  },
});

/** A drawing as a picture by itself, in light colours; undefined if none has that name. */
export function drawPicture(scene: string): string | undefined {
  if (!isSceneId(scene)) return undefined;
  const svg = renderToStaticMarkup(createElement(InlineArt, { scene, alt: '' }));
  return withLightColours(svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '));
}

function find(id: string) {
  const found = yaml.find(([file]) => idOf(file) === id);
  if (!found) throw new Error(`There is no file for “${id}”`);
  const [file, schema] = found;
  return { path: pathOf(file), form: formOf(schema), schema };
}

const versionOf = (source: string): string => createHash('sha1').update(source).digest('hex');

/** The files by their ids, each with what changes whenever the file does. */
export const fileVersions = (): Readonly<Record<string, string>> =>
  Object.fromEntries(yaml.map(([file]) => [idOf(file), versionOf(readFileSync(pathOf(file), 'utf8'))]));

/** What a file says, as its form holds it, with the version that it was read at. */
export function readEntry(id: string) {
  const { path, form } = find(id);
  const source = readFileSync(path, 'utf8');
  return { ...toForm(form, parse(source)), version: versionOf(source) };
}

/** Writes what was filled in to its file. Where something is wrong with it, answers what, and writes nothing. */
export function saveEntry(id: string, filled: unknown): readonly string[] {
  const { path, form, schema } = find(id);
  const source = readFileSync(path, 'utf8');
  if (values.parse(filled)['version'] !== versionOf(source))
    return ['This file was changed elsewhere while it was open here. Load this page anew, and change it again.'];
  const edited = editYaml(source, fromForm(form, filled));
  const mistakes = mistakesOf(() => readYaml(edited, schema, path, typedOut));
  if (mistakes.length === 0 && edited !== source) writeFileSync(path, edited);
  return mistakes.map(({ what }) => what);
}
