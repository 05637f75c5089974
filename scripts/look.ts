/**
 * `npm run look [-- paths…] [--against REF]`: every page whole, at three widths in both schemes, as pictures in
 * reports/look/ with an index to look through. Against another commit: the same pictures of both in the same browser, and
 * an index of those that differ, with a third that shows where.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { exitWith } from '../contracts/process/plain-error.mjs';
import { findBrowsers } from '../harness/browsers.mjs';
import { type ServedSite, serveBuiltSite, serveSite } from '../harness/built-site.ts';
import { knownPaths } from '../harness/known-paths.ts';
import { missingPaths } from '../harness/pages.ts';
import { readArguments } from '../harness/read-arguments.ts';
import { repository } from '../harness/setup.mjs';
import { buildOf } from './look/build-of.ts';
import { difference } from './look/difference.ts';
import { picturesOf, takePictures } from './look/take-pictures.ts';
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

/** Pictures in a row, each leading to its full size. */
function row(title: string, figures: readonly (readonly [file: string, caption: string])[]): string {
  const shown = figures.map(([file, caption]) => {
    const alt = escapeHtml(`${title}, ${caption}`);
    return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${alt}"></a><figcaption>${caption}</figcaption></figure>`;
  });
  return `<h2>${escapeHtml(title)}</h2>\n<div class="row">${shown.join('\n')}</div>`;
}

/** All pictures of a page as it is now. */
const rowOf = (path: string) =>
  row(
    path,
    picturesOf(path).map(({ file, caption }) => [`now/${file}`, caption]),
  );

async function compare(browser: Browser, ref: string, paths: readonly string[]): Promise<string> {
  const before = await buildOf(ref);
  let added: ReadonlySet<string>;
  try {
    const missing = await lookAt(browser, await serveSite(before.root), paths, 'before');
    added = new Set([...missing].filter((path) => !missingPaths.some((each) => each === path)));
  } finally {
    before.remove();
  }
  mkdirSync(join(folder, 'difference'));
  const rows: string[] = [];
  for (const { path, caption, file } of paths.filter((each) => !added.has(each)).flatMap(picturesOf)) {
    const marked = await difference(join(folder, 'before', file), join(folder, 'now', file));
    if (marked === undefined) continue;
    writeFileSync(join(folder, 'difference', file), marked);
    console.log(`${path}, ${caption}: differs`);
    rows.push(
      row(
        `${path}, ${caption}`,
        ['before', 'now', 'difference'].map((name) => [`${name}/${file}`, name]),
      ),
    );
  }
  for (const path of added) console.log(`${path} is new`);
  const title = `${rows.length} of ${paths.flatMap(picturesOf).length} pictures differ from ${ref}`;
  console.log(`\n${title}`);
  return reportPage(title, [...rows, ...[...added].map(rowOf)].join('\n'));
}

async function look(): Promise<void> {
  const { values, positionals } = readArguments({ against: { type: 'string' } });
  const paths = knownPaths(positionals);
  const site = await serveBuiltSite();
  const browser = await chromium.launch((await findBrowsers()).chromium);
  rmSync(folder, { recursive: true, force: true });
  try {
    await lookAt(browser, site, paths, 'now');
    const index =
      values.against === undefined
        ? reportPage('Every page, three widths, both schemes', paths.map(rowOf).join('\n'))
        : await compare(browser, values.against, paths);
    writeFileSync(join(folder, 'index.html'), index);
  } finally {
    await browser.close();
  }
  console.log(`Look through them: ${join(folder, 'index.html')}`);
}

await look().catch(exitWith);
