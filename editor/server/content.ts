import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'astro/zod';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parseDocument } from 'yaml';
import { brand } from '../../src/brand.ts';
import { InlineArt } from '../../src/drawings/InlineArt.tsx';
import { isSceneId } from '../../src/drawings/scenes.ts';
import { withLightColours } from '../../src/seo/social-image/light-colours.ts';
import { knownNames } from '../../src/site/known-names.ts';
import type { Editor, GroupField } from '../field.ts';
import { articleFiles, articleForm, articleOf } from './article-files.ts';
import { type ContentFile, yamlFiles } from './content-files.ts';
import { landingFiles, landingForm, landingOf } from './landing-files.ts';
import { fromForm, toForm } from './shape.ts';

const values = z.record(z.string(), z.unknown()).catch({});

/** The fields of a form as they follow one another in the file of YAML, as far as that can be read. */
function inOrder({ form, path }: ContentFile): GroupField {
  const written = Object.keys(values.parse(parseDocument(readFileSync(path, 'utf8')).toJS()));
  const place = (key: string) => (written.includes(key) ? written.indexOf(key) : written.length);
  const fields = Object.entries(form.fields).toSorted(([one], [other]) => place(one) - place(other));
  return { ...form, fields: Object.fromEntries(fields) };
}

/** Every file with its form, and the names that may stand in them. */
export const readEditor = (): Editor => ({
  brandName: brand.name,
  entries: yamlFiles().map((file) => {
    const { id, label, section, shownAt } = file;
    return { id, label, section, shownAt, form: inOrder(file) };
  }),
  article: articleForm(),
  landing: landingForm(),
  names: knownNames(),
});

/** A drawing as a picture by itself, in light colours; undefined if none has that name. */
export function drawPicture(scene: string): string | undefined {
  if (!isSceneId(scene)) return undefined;
  const svg = renderToStaticMarkup(createElement(InlineArt, { scene, alt: '' }));
  return withLightColours(svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '));
}

/** The file that has an id; of an article or a landing page, that which it has or will have. */
function find(id: string): ContentFile {
  const found = articleOf(id) ?? landingOf(id) ?? yamlFiles().find((file) => file.id === id);
  if (!found) throw new Error(`There is no file for “${id}”`);
  return found;
}

/** Where a file lies, and what lies beside its words. */
export const folderOf = (id: string): string => dirname(find(id).path);

const versionOf = (source: string): string => createHash('sha1').update(source).digest('hex');

/** The files by their ids, each with what changes whenever the file does. */
export const fileVersions = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...yamlFiles(), ...landingFiles(), ...articleFiles()].map(({ id, path }) => [
      id,
      versionOf(readFileSync(path, 'utf8')),
    ]),
  );

/** Which file it is that is open in the editor, and as it was then. */
const stampOf = (id: string, source: string): string => `${id}@${versionOf(source)}`;

/** What a file says, as its form holds it, with what tells later whether it is still that. */
export function readEntry(id: string) {
  const { path, form, read } = find(id);
  const source = readFileSync(path, 'utf8');
  return { ...toForm(form, read(source)), version: stampOf(id, source) };
}

/** What a file says, if it is there, what it is to say by what was filled in, and what would be wrong with it then. */
export function editEntry(id: string, filled: unknown) {
  const { path, form, edit, mistakesIn } = find(id);
  const opened = String(values.parse(filled)['version']);
  const source = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  const refused = (why: string) => ({ path, source, edited: source ?? '', wrong: [why] });
  if (source !== undefined && !opened.startsWith(`${id}@`)) return refused('This address is taken: choose another.');
  if (source !== undefined && opened !== stampOf(id, source))
    return refused('This file was changed elsewhere while it was open here. Load this page anew, and change it again.');
  const edited = edit(source ?? '', fromForm(form, filled));
  return { path, source, edited, wrong: mistakesIn(edited) };
}
