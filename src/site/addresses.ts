import { existsSync, readdirSync } from 'node:fs';
import { articlePath, routes } from '../routes.ts';

// Read anew at each call: while the site is edited, pages and articles come and go.
const folder = 'src/site';

/** The name of a page's folder as its address: `home` is `/`. */
const pathOf = (name: string): string => (name === 'home' ? routes.home : `/${name}`);

/** Paths of all pages, home first: the folders of src/site that hold a page.yaml. */
export function pagePaths(): readonly string[] {
  return readdirSync(folder)
    .filter((name) => existsSync(`${folder}/${name}/page.yaml`))
    .map(pathOf)
    .sort();
}

/** Paths of all articles: the files of src/site/blog/articles. */
export function articlePaths(): readonly string[] {
  return readdirSync(`${folder}/blog/articles`)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => articlePath(file.slice(0, -'.mdx'.length)))
    .sort();
}
