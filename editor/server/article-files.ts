import { readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { mistakesOf } from '../../src/lib/mistakes.ts';
import { siteDay } from '../../src/site/article-calendar.mjs';
import { frontMatter } from '../../src/site/blog/article.schema.ts';
import { partKinds, textTags } from '../../src/site/blog/article-vocabulary.ts';
import { readArticle } from '../../src/site/blog/read-article.ts';
import type { Field, GroupField } from '../field.ts';
import type { ContentFile } from './content-files.ts';
import { editText } from './edit-text.ts';
import { editYaml } from './edit-yaml.ts';
import { formOf, requiredFirst } from './form-of.ts';

const folder = 'src/site/blog/articles';

/** The front matter of an article, with the lines around it, and its text; of none yet, what has to stand around them. */
function partsOf(source: string) {
  const [, before = '---\n', head = '', between = '---\n\n', text = '', after = '\n'] =
    /^(---\n)(.*?\n)(---\n\s*)(.*?)(\s*)$/s.exec(source) ?? [];
  return { before, head, between, text, after };
}

/** What the form calls the slug. */
const address = 'Address';

/** A field of an article's head: its address, and what a new one begins with. */
function headField(name: string, field: Field): Field {
  if (name === 'slug' && field.kind === 'text') return { ...field, kind: 'address', label: address };
  if (name === 'draft' && field.kind === 'switch') return { ...field, initially: true };
  if (name === 'date' && field.kind === 'text') return { ...field, initially: siteDay() };
  if (name === 'author' && field.kind === 'text') return { ...field, initially: 'team' };
  return field;
}

/** The form of the text. */
function textField(): Field {
  const parts = Object.entries(partKinds).map(([name, { stands, says, takes }]) => [
    name,
    { stands, says, form: formOf(takes, name) },
  ]);
  return {
    kind: 'prose',
    label: 'Text',
    help: undefined,
    isRequired: true,
    tags: textTags,
    parts: Object.fromEntries(parts),
  };
}

/** The form of an article: what it has to have, the text last, before what it may have. */
export function articleForm(): GroupField {
  const form = formOf(frontMatter(''));
  const head = Object.entries(form.fields).map(([name, field]) => [name, headField(name, field)] as const);
  return requiredFirst(form, { ...Object.fromEntries(head), text: textField() });
}

const ids = 'articles/';

/** As many characters of a line as tell where it stands. */
const glimpse = 60;

const shortened = (line: string): string =>
  line.length <= glimpse ? line : `${line.slice(0, line.lastIndexOf(' ', glimpse))} …`;

function articleFile(slug: string): ContentFile {
  return {
    id: `${ids}${slug}`,
    path: `${folder}/${slug}.mdx`,
    form: articleForm(),
    read(source) {
      const { head, text } = partsOf(source);
      return { ...parse(head), text };
    },
    edit(source, { text: written, ...head }) {
      const { before, head: old, between, text, after } = partsOf(source);
      return [before, editYaml(old, { slug, ...head }), between, editText(text, String(written)), after].join('');
    },
    mistakesIn(source) {
      const lines = source.split('\n');
      const textBegins = lines.indexOf('---', 1) + 1;
      return mistakesOf(() => readArticle(slug, source)).map(({ line, what }) =>
        line > textBegins ? `In “${shortened(lines[line - 1] ?? '')}”: ${what}` : what.replace(/^slug:/, `${address}:`),
      );
    },
  };
}

/** The file of the article that has an id, whether it is there yet or not. */
export const articleOf = (id: string): ContentFile | undefined =>
  id.startsWith(ids) ? articleFile(id.slice(ids.length)) : undefined;

/** Every article that there is. */
export const articleFiles = (): readonly ContentFile[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .toSorted()
    .map((file) => articleFile(file.slice(0, -'.mdx'.length)));
