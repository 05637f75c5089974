import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { articlePath, routes } from '../routes.ts';
import { awaited, isShown } from './article-calendar.mjs';

// Read anew at each call: while the site is edited, pages and articles come and go.
const folder = 'src/site';

/** The name of a page's folder as its address: `home` is `/`. */
const pathOf = (name: string): string => (name === 'home' ? routes.home : `/${name}`);

/** The names of the pages' folders: those of src/site that hold a page.yaml. */
const pageFolders = (): readonly string[] =>
  readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/page.yaml`));

/** Paths of all pages, home first. */
export const pagePaths = (): readonly string[] => pageFolders().map(pathOf).sort();

/** Paths of the pages that are lists of blocks: their folders hold no schema of their own. */
export const landingPaths = (): readonly string[] =>
  pageFolders()
    .filter((name) => !existsSync(`${folder}/${name}/page.schema.ts`))
    .map(pathOf)
    .sort();

/** Paths of those among them that are not to be found: neither listed nor for search engines. */
export const unlistedPaths = (): readonly string[] =>
  landingPaths().filter(
    (path) => parseDocument(readFileSync(`${folder}${path}/page.yaml`, 'utf8')).get('unlisted') === true,
  );

const articles = `${folder}/blog/articles`;

const textOf = (file: string): string => readFileSync(`${articles}/${file}`, 'utf8');

/** Files of all articles, whether they are out or not. */
const articleFiles = (): readonly string[] => readdirSync(articles).filter((file) => file.endsWith('.mdx'));

const pathOfFile = (file: string): string => articlePath(file.slice(0, -'.mdx'.length));

/** Paths of all articles that are on the site: the files of src/site/blog/articles. */
export function articlePaths(): readonly string[] {
  return articleFiles()
    .filter((file) => isShown(textOf(file)))
    .map(pathOfFile)
    .sort();
}

/** The articles that a build leaves out, by their paths, with what each waits for. */
export function awaitedArticles(): ReadonlyMap<string, string> {
  return new Map(
    articleFiles().flatMap((file) => {
      const waitsFor = awaited(textOf(file));
      return waitsFor === undefined ? [] : [[pathOfFile(file), waitsFor] as const];
    }),
  );
}

/** Whether a path is that of a page, or of an article that is on the site by a day. */
export function isOpen(path: string, day?: string): boolean {
  const file = articleFiles().find((each) => pathOfFile(each) === path);
  return file === undefined ? pagePaths().includes(path) : isShown(textOf(file), day);
}
