import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { InlineArt } from '../../src/drawings/InlineArt.tsx';
import { isSceneId, sceneIds } from '../../src/drawings/sprites.ts';
import { claim, claimIds } from '../../src/figures/ledger.ts';
import { mistakesOf } from '../../src/lib/mistakes.ts';
import { withLightColours } from '../../src/seo/social-image/light-colours.ts';
import { articlePaths, pagePaths } from '../../src/site/addresses.ts';
import { refuseMistakes } from '../../src/site/content-mistakes.ts';
import type { Editor, GroupField } from '../field.ts';
import { type ContentFile, contentFiles } from './content-files.ts';
import { fromForm, toForm } from './shape.ts';

const values = z.record(z.string(), z.unknown()).catch({});

/** The fields of a form as they follow one another in the file. */
function inOrder({ form, path, glance }: ContentFile): GroupField {
  const written = Object.keys(values.parse(glance(readFileSync(path, 'utf8'))));
  const place = (key: string) => (written.includes(key) ? written.indexOf(key) : written.length);
  const fields = Object.entries(form.fields).toSorted(([one], [other]) => place(one) - place(other));
  return { ...form, fields: Object.fromEntries(fields) };
}

/** Every file with its form, and the names that may stand in them. */
export const readEditor = (): Editor => ({
  entries: contentFiles().map((file) => {
    const { id, label, section, shownAt } = file;
    return { id, label, section, shownAt, form: inOrder(file) };
  }),
  names: {
    page: [...pagePaths(), ...articlePaths()].map((name) => ({ name })),
    drawing: sceneIds().map((name) => ({ name })),
    picture: [],
    claim: claimIds.map((name) => ({ name, meaning: `${claim(name).value} ${claim(name).wording}` })),
  },
});

/** A drawing as a picture by itself, in light colours; undefined if none has that name. */
export function drawPicture(scene: string): string | undefined {
  if (!isSceneId(scene)) return undefined;
  const svg = renderToStaticMarkup(createElement(InlineArt, { scene, alt: '' }));
  return withLightColours(svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '));
}

function find(id: string): ContentFile {
  const found = contentFiles().find((file) => file.id === id);
  if (!found) throw new Error(`There is no file for “${id}”`);
  return found;
}

const versionOf = (source: string): string => createHash('sha1').update(source).digest('hex');

/** The files by their ids, each with what changes whenever the file does. */
export const fileVersions = (): Readonly<Record<string, string>> =>
  Object.fromEntries(contentFiles().map(({ id, path }) => [id, versionOf(readFileSync(path, 'utf8'))]));

/** What a file says, as its form holds it, with the version that it was read at. */
export function readEntry(id: string) {
  const { path, form, read } = find(id);
  const source = readFileSync(path, 'utf8');
  return { ...toForm(form, read(source)), version: versionOf(source) };
}

/** What a file says, what it is to say by what was filled in, and what would be wrong with it then. */
export function editEntry(id: string, filled: unknown) {
  const { path, form, edit, check } = find(id);
  const source = readFileSync(path, 'utf8');
  if (values.parse(filled)['version'] !== versionOf(source)) {
    const late = 'This file was changed elsewhere while it was open here. Load this page anew, and change it again.';
    return { path, source, edited: source, wrong: [late] };
  }
  const edited = edit(source, fromForm(form, filled));
  return { path, source, edited, wrong: mistakesOf(() => check(edited)).map(({ what }) => what) };
}

/** What is wrong in all files as they stand now. */
export const siteMistakes = (): readonly string[] =>
  mistakesOf(refuseMistakes).map(({ file, what }) => `${file}: ${what}`);
