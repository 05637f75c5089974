import { defineMiddleware } from 'astro:middleware';
import { mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { articleSlugs } from '../src/site/blog/article-files.ts';
import { jsonSchemas } from '../src/site/json-schemas.ts';

/** Where .vscode/settings.json looks for the schemas of YAML, and Astro's extension for those of front matter. */
const [ofYaml, ofFrontMatter] = ['.site/schemas', '.astro/collections'];

function write(file: string, content: unknown): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

/** An address as Astro's extension compares it. */
const addressOfArticle = (slug: string): string =>
  decodeURIComponent(pathToFileURL(`src/site/blog/articles/${slug}.mdx`).href).toLowerCase();

function writeSchemas(): void {
  for (const folder of [ofYaml, ofFrontMatter]) mkdirSync(folder, { recursive: true });
  const { '*.mdx': articles, ...yaml } = jsonSchemas();
  for (const [name, schema] of Object.entries(yaml)) write(`${ofYaml}/${name}.json`, schema);
  write(`${ofFrontMatter}/articles.schema.json`, articles);
  write(`${ofFrontMatter}/collections.json`, {
    collections: [{ name: 'articles', hasSchema: true }],
    entries: Object.fromEntries(articleSlugs.map((slug) => [addressOfArticle(slug), 'articles'])),
  });
}

// Once: when something is edited that they tell of, this module is read anew with it.
writeSchemas();

/** Answers nothing itself; it stands among those that do so that the schemas are written while the site is edited. */
export const onRequest = defineMiddleware((_context, next) => next());
