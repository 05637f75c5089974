/**
 * `npm run look [-- paths…] [--against REF]`: every page whole, at three widths in both schemes, as pictures in
 * reports/look/ with an index to look through. Against another commit: the same pictures of both in the same browser, and
 * an index of those that differ, with the differences marked.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { exitWith } from '../contracts/process/plain-error.mjs';
import { findBrowsers } from '../harness/browsers.mjs';
import { type ServedSite, serveBuiltSite, serveSite } from '../harness/built-site.ts';
import { knownPaths } from '../harness/known-paths.ts';
import { missingPaths, pagePaths } from '../harness/pages.ts';
import { readArguments } from '../harness/read-arguments.ts';
import { repository } from '../harness/setup.mjs';
import { buildOf } from './look/build-of.ts';
import { type Box, differingBoxes } from './look/differing-boxes.ts';
import { type Picture, picturesOf, takePictures } from './look/take-pictures.ts';
import { escapeHtml, reportPage } from './report-page.ts';

const folder = join(repository, 'reports', 'look');

/** Takes the pictures of a site into a folder of their own, and stops the site. */
async function lookAt(browser: Browser, site: ServedSite, paths: readonly string[], name: string) {
  mkdirSync(join(folder, name), { recursive: true });
  try {
    return await takePictures(browser, site.url, paths, join(folder, name));
  } finally {
    site.stop();
  }
}

/** The same page of both commits, with what differs marked. */
function pair({ file, path, caption }: Picture, boxes: readonly Box[]): string {
  const marks = boxes.map(
    ({ left, top, right, bottom }) =>
      `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="none" stroke="#f0f" stroke-width="4"/>`,
  );
  const figures = ['before', 'now'].map((name) => {
    const alt = escapeHtml(`${path}, ${caption}, ${name}`);
    return `<figure><a href="${name}/${file}"><div class="marked"><img src="${name}/${file}" alt="${alt}"><svg>${marks.join('')}</svg></div></a><figcaption>${name}</figcaption></figure>`;
  });
  return `<h2>${escapeHtml(path)}, ${caption}</h2>\n<div class="row">${figures.join('\n')}</div>`;
}

/** The pictures of a page in a row, each leading to its full size. */
function row(path: string): string {
  const figures = picturesOf(path).map(({ caption, file }) => {
    const alt = escapeHtml(`${path}, ${caption}`);
    return `<figure><a href="now/${file}"><img class="small" loading="lazy" src="now/${file}" alt="${alt}"></a><figcaption>${caption}</figcaption></figure>`;
  });
  return `<h2>${escapeHtml(path)}</h2>\n<div class="row">${figures.join('\n')}</div>`;
}

async function compare(browser: Browser, ref: string, paths: readonly string[]): Promise<string> {
  const before = await buildOf(ref);
  let added: ReadonlySet<string>;
  try {
    const missing = await lookAt(browser, await serveSite(before.root), paths, 'before');
    added = new Set([...missing].filter((path) => !missingPaths.some((each) => each === path)));
  } finally {
    before.remove();
  }
  const pairs: string[] = [];
  for (const picture of paths.filter((path) => !added.has(path)).flatMap(picturesOf)) {
    const boxes = await differingBoxes(join(folder, 'before', picture.file), join(folder, 'now', picture.file));
    if (boxes.length === 0) continue;
    console.log(
      `${picture.path}, ${picture.caption}: differs in ${boxes.length} ${boxes.length > 1 ? 'places' : 'place'}`,
    );
    pairs.push(pair(picture, boxes));
  }
  for (const path of added) console.log(`${path} is new`);
  const title = `${pairs.length} of ${paths.flatMap(picturesOf).length} pictures differ from ${ref}`;
  console.log(`\n${title}`);
  return reportPage(title, [...pairs, ...[...added].map(row)].join('\n'));
}

async function look(): Promise<void> {
  const { values, positionals } = readArguments({ against: { type: 'string' } });
  const paths = positionals.length > 0 ? knownPaths(positionals) : [...pagePaths, ...missingPaths];
  const site = await serveBuiltSite();
  const browser = await chromium.launch((await findBrowsers()).chromium);
  rmSync(folder, { recursive: true, force: true });
  try {
    await lookAt(browser, site, paths, 'now');
    const index =
      values.against === undefined
        ? reportPage('Every page, three widths, both schemes', paths.map(row).join('\n'))
        : await compare(browser, values.against, paths);
    writeFileSync(join(folder, 'index.html'), index);
  } finally {
    await browser.close();
  }
  console.log(`Look through them: ${join(folder, 'index.html')}`);
}

await look().catch(exitWith);
