import { article } from './article.schema.ts';
import { splitFrontMatter } from './front-matter.ts';
import { readArticle } from './read-article.ts';

const files: Readonly<Record<string, string>> = import.meta.glob('./articles/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The names of all articles. */
export const articleSlugs: readonly string[] = Object.keys(files).map((file) =>
  file.slice('./articles/'.length, -'.mdx'.length),
);

/** An article's front matter, after all of its text was read too: for whoever records the claims of both. */
export function readArticleFile(slug: string) {
  const file = `./articles/${slug}.mdx`;
  const { data, body } = splitFrontMatter(files[file] ?? '');
  const matter = article.parse(data);
  readArticle({ body, file, worked: matter.worked });
  return matter;
}
