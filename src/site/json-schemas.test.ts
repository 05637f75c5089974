import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { jsonSchemas } from './json-schemas.ts';

const schemas = new Map(Object.entries(jsonSchemas()).map(([name, schema]) => [name, z.fromJSONSchema(schema)]));

/** Whether an editor marks nothing in a file of this name. */
const holds = (name: string, content: unknown): boolean => schemas.get(name)?.safeParse(content).success === true;

/** What stands in a file of content before its schema reads it: in an article, its front matter. */
const contentOf = (file: string): unknown =>
  parse(readFileSync(file, 'utf8').split(/^---$/m)[file.endsWith('.mdx') ? 1 : 0] ?? '');

/** The files of YAML that the settings of the editor name a schema for, each with the name of that. */
const named = Object.entries(
  z
    .object({ 'yaml.schemas': z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('.vscode/settings.json', 'utf8')))['yaml.schemas'],
).flatMap(([schema, files]) => globSync(files).map((file) => [file, basename(schema, '.json')] as const));

it('the settings of the editor name a schema for every file of YAML', () => {
  expect(named.map(([file]) => file).toSorted()).toEqual(
    globSync('src/{*,site/*/*,figures/subjects/*}.yaml').toSorted(),
  );
});

it.each(named)('an editor marks nothing in %s', (file, schema) => {
  expect(holds(schema, contentOf(file))).toBe(true);
});

it.each(globSync('src/site/blog/articles/*.mdx'))('an editor marks nothing in the head of %s', (file) => {
  expect(holds('*.mdx', contentOf(file))).toBe(true);
});

describe('an editor marks', () => {
  const home = JSON.stringify(contentOf('src/site/home/page.yaml'));
  const holdsWith = (from: string, to: string): boolean => {
    const changed = home.replace(from, to);
    expect(changed).not.toBe(home);
    return holds('page.yaml', JSON.parse(changed));
  };

  it.each([
    ['a text that is too long', '"Tell us how you sell"', JSON.stringify('Tell us how you sell '.repeat(6))],
    ['a claim that is not in the ledger', '"claim":"setup.hours"', '"claim":"setup.hour"'],
    ['a page that is not there', '"to":"/payment-solutions"', '"to":"/payments"'],
    ['a drawing that does not exist', '"scene":"home-pos"', '"scene":"home-poz"'],
    ['a drawing that is neither described nor decoration', ',"decorative":true', ''],
    ['a drawing and a picture at once', '"scene":"home-pos"', '"scene":"home-pos","file":"./shop.jpg"'],
    ['a file that is no picture', '"scene":"home-pos"', '"file":"./shop.pdf"'],
    ['a field that is none', '"kicker"', '"kiker"'],
  ])('%s', (_what, from, to) => {
    expect(holdsWith(from, to)).toBe(false);
  });

  it('a figure of the ledger without its source', () => {
    const ledger = JSON.stringify(contentOf('src/figures/subjects/service.yaml'));
    expect(holds('figures.yaml', JSON.parse(ledger.replace('"source"', '"sorce"')))).toBe(false);
  });

  it('no picture in the place of a drawing', () => {
    expect(holdsWith('"scene":"home-pos"', '"file":"./The shop.JPG"')).toBe(true);
  });

  it('no text with a token for its length, which only reading tells', () => {
    expect(holdsWith('"Tell us how you sell"', `"${'{brand.name}'.repeat(9)}"`)).toBe(true);
  });
});
