import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { articlePaths, pagePaths } from '../../src/site/addresses.ts';
import { siteOfLastCommit } from './last-commit-site.ts';
import type { Shown } from './review.ts';

/** Finds which pages of the site at an address say something else than the last commit's, or lead elsewhere. */
export async function findDifferingPages(now: string): Promise<Shown> {
  const dist = join(await siteOfLastCommit(), 'dist');
  const all = [...pagePaths(), ...articlePaths()];
  const paths: string[] = [];
  for (const path of all) {
    const file = join(dist, path === '/' ? 'index.html' : `${path}.html`);
    const response = await fetch(now + path);
    const before = existsSync(file) ? sayingsOf(readFileSync(file, 'utf8')) : undefined;
    if (before !== sayingsOf(await response.text())) paths.push(path);
  }
  return { kind: 'pages', paths, areAll: paths.length === all.length };
}

/** All that a page says to who sees it or hears it, and where it leads. */
function sayingsOf(html: string): string {
  const { children } = parseDocument(html);
  const said = DomUtils.findAll(() => true, children).flatMap(({ name, attribs }) => [
    attribs['alt'] ?? attribs['aria-label'] ?? '',
    name === 'a' ? (attribs['href'] ?? '') : '',
    attribs['name'] === 'description' ? (attribs['content'] ?? '') : '',
  ]);
  return [DomUtils.innerText(children), ...said.filter((text) => text !== '')].join('\n');
}
